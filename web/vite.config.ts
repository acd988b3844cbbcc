// The browser client: built into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compress } from './compress.ts'
import { alphabets } from './alphabets.ts'
import { made } from './made.ts'
import { sharePictures } from './share.ts'

const WORKER = 'service-worker'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The file that a message file goes into: words of a rules page, of a game, or general ones, of one language. */
const wordsOf = (id: string): string | null => {
  const found = /\/(?:games\/(\w+)\/)?locale\/(\w\w)\/(\w+)\.ftl/.exec(id)
  if (!found) return null
  const [, game = 'words', language, file] = found
  return ['book', 'rulings'].includes(file) ? `${game}-book-${language}` : `${game}-${language}`
}

export default defineConfig({
  plugins: [svelte(), alphabets(), made(), compress(), sharePictures()],
  // Tests are run by Node, but of what browsers get.
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    alias: { $lib: here('./src/lib'), $locale: here('../src/regalia/locale'), $games: here('../src/regalia/games') },
  },
  build: {
    outDir: here('../src/regalia/server/built'),
    emptyOutDir: true,
    target: 'es2022',
    // A typeface is fetched only where its letters are met, so it is never written into the style.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    rollupOptions: {
      input: { index: here('./index.html'), [WORKER]: here('./src/worker/service_worker.ts') },
      // Browsers look for a new service worker at the address where they found the old one.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
        // What a language says is one file, not twenty: it is fetched and packed at once.
        codeSplitting: { groups: [{ name: wordsOf }] },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/*.test.ts'], isolate: false },
  server: {
    fs: { allow: [here('..')] },
    proxy: Object.fromEntries(['/api', '/health', '/share'].map((path) => [path, 'http://127.0.0.1:8765'])),
  },
})
