import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

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

/** The texts of the QR codes in a picture; none where it is no picture that can be read. */
export async function readQrCodes(picture: Buffer): Promise<string[]> {
  await begin()
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: READ_WIDTH, withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData
    const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  } catch {
    return []
  }
}
