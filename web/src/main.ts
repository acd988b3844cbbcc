import '../made/fonts.css'
import './lib/look.css'
import './lib/settings.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { unlockAudio } from './lib/bell'
import './lib/notices.svelte'
import { firstLanguage, words } from './lib/words.svelte'

const RENEWED = 'regalia-renewed'
const AT_MOST_EVERY = 60_000

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, unlockAudio, { once: true, capture: true })

// A part of the pages that is not there any more has a newer one: the page is loaded anew, once.
// Where it is the network that failed, the page stays as it is.
addEventListener('vite:preloadError', async () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < AT_MOST_EVERY) return
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
})

void words
  .use(firstLanguage())
  .catch(() => words.use('en'))
  .then(() => mount(App, { target: document.getElementById('app')! }))
