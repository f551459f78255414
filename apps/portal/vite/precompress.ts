import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const br = promisify(brotliCompress)
const gz = promisify(gzip)
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/

/** Below this a file is sent as it is: packing would save less than it costs. */
const SMALLEST_BYTES = 400

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await Promise.all([
    br(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gz(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Writes a .br and a .gz beside every compressible file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const chosen = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
  await Promise.all(chosen.map((file) => compressFile(join(file.parentPath, file.name))))
}
