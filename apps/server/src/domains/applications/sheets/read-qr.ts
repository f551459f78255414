import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ScanProblemCode } from '@lqr/contract/applications/sheet-calls.ts'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type PhotoMeasures, photoProblem } from './photo-problem.rules.ts'

/** A photo is read at this width: a code in the corner of a page stays sharp enough, and a telephone's picture is not read whole. */
const READ_WIDTH = 2_000
const MOST_PIXELS = 60_000_000

let ready: Promise<unknown> | undefined

/** The reader from the package itself; it would fetch its module from another site. */
function begin(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  ready ??= readFile(file).then((bytes) =>
    prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(bytes).buffer },
      fireImmediately: true,
    }),
  )
  return ready
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

function pixelsOf(photo: Sharp) {
  return photo.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

async function codesIn({ data, info: { width, height } }: Pixels): Promise<string[]> {
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

async function measured({ data, info }: Pixels): Promise<PhotoMeasures> {
  const { width, height, channels } = info
  const { channels: measures, sharpness } = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .stats()
  const brightness = measures.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
  return { widthPixels: width, heightPixels: height, brightness, sharpness }
}

/** What a picture told: the texts of its codes, or why there are none. */
export type Scanned = { readonly texts: readonly string[]; readonly problem: ScanProblemCode | null }

/** Looks for QR codes, in a dim or pale picture a second time with its contrast spread. */
export async function readQrCodes(picture: Buffer): Promise<Scanned> {
  await begin()
  try {
    const photo = sharp(picture, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: READ_WIDTH, withoutEnlargement: true })
    const plain = await pixelsOf(photo.clone())
    const texts = await codesIn(plain)
    if (texts.length > 0) return { texts, problem: null }
    const again = await codesIn(await pixelsOf(photo.clone().greyscale().normalise().toColourspace('srgb')))
    if (again.length > 0) return { texts: again, problem: null }
    return { texts, problem: photoProblem(await measured(plain)) }
  } catch {
    return { texts: [], problem: 'FILE' }
  }
}
