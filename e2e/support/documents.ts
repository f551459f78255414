import { crc32, deflateSync } from 'node:zlib'

/** A file as a file chooser and an upload take it. */
export interface Document {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const GREY_8_BIT = Buffer.from([8, 0, 0, 0, 0])

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A whole PNG picture, light grey, of so many pixels in a square. */
export function png(name: string, side = 16): Document {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side, 0xdd)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const buffer = Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', Buffer.concat([size, GREY_8_BIT])),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

/** A whole PDF of one empty page, with its table of objects. */
export function pdf(name: string): Document {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** Plain text under the name of a picture: what an upload must refuse by looking inside. */
export function textNamedAsPicture(name: string): Document {
  return { name, mimeType: 'image/png', buffer: Buffer.from('营业执照：这不是一张图片') }
}
