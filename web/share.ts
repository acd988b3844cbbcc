// Puts the picture of each game, which messengers show beside a link, where the server finds it: share/<game>.jpg.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function sharePictures(): Plugin {
  let from = ''
  let to = ''
  return {
    name: 'regalia-share-pictures',
    apply: 'build',
    configResolved: (config) => {
      from = join(config.root, 'src')
      to = join(config.build.outDir, 'share')
    },
    writeBundle: () => {
      mkdirSync(to, { recursive: true })
      for (const game of readdirSync(from)) {
        const picture = join(from, game, 'share.jpg')
        if (existsSync(picture)) copyFileSync(picture, join(to, `${game}.jpg`))
      }
    },
  }
}
