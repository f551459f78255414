import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a client takes; a quality of 0 refuses it. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** A compressing stream that passes every piece on at once, so that a streamed page still streams. */
export function compressor(encoding: Encoding): Transform | undefined {
  if (encoding === 'br') {
    return createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    })
  }
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }) : undefined
}

const br = promisify(brotliCompress)
const gz = promisify(gzip)

export type Encoded = Readonly<Record<Encoding, Buffer>>

/** The bytes in every encoding, made once for a page that is sent many times. */
export async function encodeAll(identity: Buffer): Promise<Encoded> {
  const [brotli, zipped] = await Promise.all([
    br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ])
  return { identity, br: brotli, gzip: zipped }
}
