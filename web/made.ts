// A Vite plugin: a module imported with `?made` is run while building, and the page gets what it made, not how.
import { runnerImport, type Plugin } from 'vite'

const ASKED = /\?made$/

export function made(): Plugin {
  return {
    name: 'regalia-made',
    async load(id) {
      if (!ASKED.test(id)) return
      const { module } = await runnerImport<{ default: unknown }>(id.replace(ASKED, ''))
      return `export default ${JSON.stringify(module.default)}`
    },
  }
}
