import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const br = promisify(brotliCompress)
const gz = promisify(gzip)
const COMPRESSIBLE = /\.(?:js|css|svg)$/
const SMALL_BYTES = 1024

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALL_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    br(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gz(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Writes a .br and a .gz beside every file of the build worth packing; the server sends them as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true, withFileTypes: true })
      const chosen = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
      await Promise.all(chosen.map((file) => compressFile(join(file.parentPath, file.name))))
    },
  }
}
