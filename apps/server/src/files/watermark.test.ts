import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { watermarked } from './watermark.ts'

const LINES = ['甘肃示例产业基金', '投资经理 2026-11-20 10:00']

/** UTF-16BE in hexadecimal, as the line stands in what is drawn. */
const inPage = (line: string) => Buffer.from(line, 'utf16le').swap16().toString('hex')

/** What is drawn on each page, unpacked. */
async function drawnOn(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  return document.getPages().map((page) => {
    const streams = page.node.normalizedEntries().Contents?.asArray() ?? []
    const unpacked = streams.map((one) => {
      const stream = document.context.lookup(one)
      return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()) : Buffer.of()
    })
    return Buffer.concat(unpacked).toString('latin1').toLowerCase()
  })
}

async function pdfOf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let made = 0; made < pages; made += 1) document.addPage([595, 842])
  return Buffer.from(await document.save())
}

test('every page of a PDF bears every line', async () => {
  const marked = await watermarked({ bytes: await pdfOf(3), mime: 'application/pdf', lines: LINES })
  const pages = await drawnOn(marked ?? Buffer.of())
  expect(pages).toHaveLength(3)
  for (const page of pages) for (const line of LINES) expect(page).toContain(inPage(line))
})

test('a picture of any kind becomes a page that bears them', async () => {
  const create = { width: 60, height: 40, channels: 4, background: '#88aaccdd' } as const
  const png = await sharp({ create }).png().toBuffer()
  const webp = await sharp({ create }).webp().toBuffer()
  for (const [bytes, mime] of [
    [png, 'image/png'],
    [webp, 'image/webp'],
  ] as const) {
    const [page] = await drawnOn((await watermarked({ bytes, mime, lines: LINES })) ?? Buffer.of())
    for (const line of LINES) expect(page).toContain(inPage(line))
  }
})

test('what cannot be read is answered as that, and nothing is handed out', async () => {
  const bytes = Buffer.from('%PDF-1.7 nothing of the kind %%EOF')
  expect(await watermarked({ bytes, mime: 'image/png', lines: LINES })).toBeUndefined()
})
