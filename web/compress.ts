// Leaves a compressed copy beside every built file, so that the server need not compress.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg|json)$/

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'regalia-compress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.build.outDir, 'assets')
    },
    writeBundle: () => {
      for (const name of readdirSync(folder).filter((name) => WORTH_IT.test(name))) {
        const packed = gzipSync(readFileSync(join(folder, name)), { level: constants.Z_BEST_COMPRESSION })
        writeFileSync(join(folder, `${name}.gz`), packed)
      }
    },
  }
}
