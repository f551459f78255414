import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from 'node:zlib'
import { ownBytes } from './own-bytes.ts'

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

const PACK: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then(ownBytes),
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }).then(ownBytes),
  identity: (plain) => Promise.resolve(plain),
}
const UNPACK: Readonly<Record<Encoding, (packed: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (plain) => Promise.resolve(plain),
}

export type Encoded = Readonly<Record<Encoding, Buffer>>

/** The bytes in every encoding, made once for a page that is sent many times. */
export async function encodeAll(identity: Buffer): Promise<Encoded> {
  const [br, zipped] = await Promise.all([PACK.br(identity), PACK.gzip(identity)])
  return { identity, br, gzip: zipped }
}

/** Bytes that are kept packed as their first reader takes them, and packed otherwise when somebody asks for that. */
export class Packed {
  readonly #first: Encoding
  readonly #packed: Map<Encoding, Promise<Buffer>>
  /** Of the form that is kept. */
  readonly bytes: number

  private constructor(first: Encoding, packed: Buffer) {
    this.#first = first
    this.#packed = new Map([[first, Promise.resolve(packed)]])
    this.bytes = packed.length
  }

  static async of(plain: Buffer, first: Encoding): Promise<Packed> {
    return new Packed(first, await PACK[first](plain))
  }

  /** The plain bytes are made anew each time: hardly anybody takes them. */
  async in(encoding: Encoding): Promise<Buffer> {
    const made = this.#packed.get(encoding)
    if (made) return made
    const plain = this.in(this.#first).then(UNPACK[this.#first])
    if (encoding === 'identity') return plain
    const packed = plain.then(PACK[encoding])
    this.#packed.set(encoding, packed)
    return packed
  }
}
