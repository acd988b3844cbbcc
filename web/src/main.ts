import '../made/fonts.css'
import './lib/look.css'
import './lib/settings.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { unlockAudio } from './lib/bell'
import './lib/notices.svelte'
import { firstLanguage, words } from './lib/words.svelte'

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, unlockAudio, { once: true, capture: true })

void words
  .use(firstLanguage())
  .catch(() => words.use('en'))
  .then(() => mount(App, { target: document.getElementById('app')! }))
