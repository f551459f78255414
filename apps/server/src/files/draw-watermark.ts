import {
  beginText,
  concatTransformationMatrix,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  setFillingGrayscaleColor,
  setFontAndSize,
  setGraphicsState,
  showText,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** What a page of a picture measures at most, in points: the long side of A4. */
const LONG_SIDE = 842
const MAX_PIXELS = 64_000_000
const SIZE = 13
const LEADING = 18
const STEP_X = 270
const STEP_Y = 150
/** A slope of 30 degrees. */
const COS = 0.866
const SIN = 0.5
const GRAY = 0.35
const OPACITY = 0.28
/** The Latin letters and digits in the font's own numbering: about half as wide as a Chinese character. */
const LATIN = [1, 95, 560]

/**
 * The font that every reader of PDF has for simplified Chinese: named, not embedded, so that no font is shipped (ISO 32000-1,
 * 9.7.5.2: the predefined CMaps of Adobe-GB1).
 */
function chineseFont({ context }: PDFDocument) {
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: 'STSong-Light',
    Flags: 6,
    FontBBox: [-25, -254, 1_000, 880],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 880,
    StemV: 93,
  })
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'STSong-Light',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 },
    DW: 1_000,
    W: LATIN,
    FontDescriptor: context.register(descriptor),
  })
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'STSong-Light',
    Encoding: 'UniGB-UTF16-H',
    DescendantFonts: [context.register(descendant)],
  })
  return context.register(font)
}

const inUtf16 = (text: string) => PDFHexString.of(Buffer.from(text, 'utf16le').swap16().toString('hex'))

/** The lines at one place of the page, on a slope. */
function linesAt(x: number, y: number, font: PDFName, lines: readonly string[]): PDFOperator[] {
  return [
    pushGraphicsState(),
    concatTransformationMatrix(COS, SIN, -SIN, COS, x, y),
    beginText(),
    setFontAndSize(font, SIZE),
    ...lines.flatMap((line) => [showText(inUtf16(line)), moveText(0, -LEADING)]),
    endText(),
    popGraphicsState(),
  ]
}

function markPage(page: PDFPage, font: PDFName, state: PDFName, lines: readonly string[]): void {
  const { x: left, y: bottom, width, height } = page.getCropBox()
  const places: PDFOperator[] = []
  for (let y = bottom + LEADING; y < bottom + height + STEP_Y; y += STEP_Y)
    for (let x = left + LEADING; x < left + width; x += STEP_X) places.push(...linesAt(x, y, font, lines))
  page.pushOperators(
    pushGraphicsState(),
    setGraphicsState(state),
    setFillingGrayscaleColor(GRAY),
    ...places,
    popGraphicsState(),
  )
}

/** One page with the picture, as large as A4 allows. */
async function pageOfPicture(bytes: Buffer): Promise<PDFDocument> {
  const picture = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()
  const document = await PDFDocument.create()
  const image = await document.embedJpg(picture)
  const { width, height } = image.scale(LONG_SIDE / Math.max(image.width, image.height))
  document.addPage([width, height]).drawImage(image, { width, height })
  return document
}

/**
 * The PDF, or the picture as a PDF of one page, with the lines over every page. Throws where the file cannot be read, or is
 * protected by a password.
 */
export async function drawWatermark(bytes: Buffer, mime: string, lines: readonly string[]): Promise<Buffer> {
  const document =
    mime === 'application/pdf'
      ? await PDFDocument.load(bytes, { updateMetadata: false })
      : await pageOfPicture(bytes)
  const font = chineseFont(document)
  const faint = document.context.register(
    document.context.obj({ Type: 'ExtGState', ca: OPACITY, CA: OPACITY }),
  )
  for (const page of document.getPages()) {
    const names = {
      font: page.node.newFontDictionary('Watermark', font),
      state: page.node.newExtGState('Watermark', faint),
    }
    markPage(page, names.font, names.state, lines)
  }
  return Buffer.from(await document.save())
}
