// Leaves compressed copies beside every built file, so that the server need not compress: the smaller for browsers that
// know it, the other for all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
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
        const plain = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
