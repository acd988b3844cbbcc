// A Vite plugin: draws the map of western Europe while building, so that the page only loads finished strokes.
import { drawMap } from './draw.ts'

const NAME = 'virtual:royals-map'

export function mapPlugin() {
  return {
    name: 'royals-map',
    resolveId: (id: string) => (id === NAME ? '\0' + NAME : undefined),
    load: (id: string) => (id === '\0' + NAME ? `export default ${JSON.stringify(drawMap())}` : undefined),
  }
}
