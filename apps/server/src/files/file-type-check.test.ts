import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { allowedType } from './file-type-check.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

function pngChunk(name: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(name, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

const png = (...extra: Buffer[]) =>
  Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.from([0, 200]))),
    pngChunk('IEND', Buffer.of()),
  ])

const jpeg = latin(
  '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xda\x00\x02picture\xff\xd9',
)
const pdf = latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

function webp(): Buffer {
  const file = latin('RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\x30\x01\x00\x9d\x01\x2a\x01\0\x01\0')
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** The closing record of a ZIP archive, as it would follow the entries of one glued behind another file. */
function zip(commentBytes = 0): Buffer {
  const end = Buffer.alloc(22 + commentBytes)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(commentBytes, 20)
  return Buffer.concat([latin('PK\x03\x04entry'), end])
}

describe('what may be uploaded', () => {
  test.each([
    ['营业执照.png', 'image/png', png()],
    ['photo.JPG', 'image/jpeg', jpeg],
    ['photo.jpeg', 'image/jpeg', jpeg],
    ['with the data a camera adds.jpg', 'image/jpeg', Buffer.concat([jpeg, latin('SEFHcamera')])],
    ['scan.webp', 'image/webp', webp()],
    ['授权书.pdf', 'application/pdf', pdf],
    ['padded.pdf', 'application/pdf', Buffer.concat([pdf, Buffer.alloc(5_000)])],
    ['no ending', 'application/pdf', pdf],
  ])('%s is %s', async (name, mime, bytes) => {
    expect(await allowedType(bytes, name)).toBe(mime)
  })
})

describe('what is refused', () => {
  test.each([
    ['a picture called a document', 'paper.pdf', png()],
    ['a document called a picture', 'photo.png', pdf],
    ['another kind of picture', 'photo.gif', latin('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a drawing that can run scripts', 'logo.svg', latin('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['an archive', 'papers.zip', zip()],
    ['a program', 'photo.png', latin('MZ\x90\0\x03')],
    ['plain text', 'notes.pdf', latin('not a document')],
    ['nothing', 'empty.png', Buffer.of()],
    ['an animated picture', 'photo.png', png(pngChunk('acTL', Buffer.alloc(8)))],
  ])('%s', async (_, name, bytes) => {
    expect(await allowedType(bytes, name)).toBeUndefined()
  })

  test.each([
    ['a picture', 'photo.png', png().subarray(0, -4)],
    ['a photo', 'photo.jpg', jpeg.subarray(0, -2)],
    ['a scan', 'scan.webp', webp().subarray(0, -3)],
    ['a document', 'paper.pdf', pdf.subarray(0, -8)],
  ])('%s that is cut off', async (_, name, bytes) => {
    expect(await allowedType(bytes, name)).toBeUndefined()
  })

  test.each([
    ['an archive behind a picture', 'photo.png', Buffer.concat([png(), zip()])],
    ['an archive behind a photo', 'photo.jpg', Buffer.concat([jpeg, zip()])],
    [
      'an archive with a comment behind a document',
      'paper.pdf',
      Buffer.concat([pdf, zip(8), latin('%%EOF\n')]).subarray(0, -6),
    ],
    ['a document behind a photo', 'photo.jpg', Buffer.concat([jpeg, pdf])],
    [
      'a page in the comment of a picture',
      'photo.png',
      png(pngChunk('tEXt', latin('Comment\0<SCRIPT>alert(1)</SCRIPT>'))),
    ],
    ['a script behind a photo', 'photo.jpg', Buffer.concat([jpeg, latin('<?php system($_GET[0]);')])],
    ['anything behind a scan', 'scan.webp', Buffer.concat([webp(), latin('more')])],
    ['a document that begins inside another file', 'paper.pdf', Buffer.concat([latin('\xef\xbb\xbf'), pdf])],
  ])('%s', async (_, name, bytes) => {
    expect(await allowedType(bytes, name)).toBeUndefined()
  })
})
