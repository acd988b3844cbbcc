// The browser client: built into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { made } from './made.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), made(), compress()],
  resolve: { alias: { $lib: here('./src/lib'), $locale: here('../src/regalia/locale') } },
  build: { outDir: here('../src/regalia/server/built'), emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': 'http://127.0.0.1:8765', '/join': 'http://127.0.0.1:8765' },
  },
})
