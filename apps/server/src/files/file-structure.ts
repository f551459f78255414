const PNG_SIGNATURE_BYTES = 8
const PNG_CHUNK_FRAME_BYTES = 12
const RIFF_HEADER_BYTES = 8
/** Readers look for the end mark of a PDF in its last kilobyte. */
const PDF_TAIL_BYTES = 1_024
/** NUL, line ends and spaces, with which PDFs are padded, are the bytes up to this one. */
const SPACE = 0x20
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22
const ZIP_COMMENT_LIMIT = 65_535
const HIDDEN_IN_PICTURE = /<\?php|<script|<html|<!doctype html|%pdf-/i

/** Whether a file of this type is whole, and cannot also be opened as something else. */
export function isCompleteAndAlone(bytes: Buffer, mime: string): boolean {
  if (endsAsArchive(bytes)) return false
  if (mime === 'application/pdf') return isWholePdf(bytes)
  if (HIDDEN_IN_PICTURE.test(bytes.toString('latin1'))) return false
  if (mime === 'image/png') return endOfPng(bytes) === bytes.length
  if (mime === 'image/webp') return isWholeWebp(bytes)
  return isWholeJpeg(bytes)
}

/** From the first byte, because readers also accept a PDF that begins later, inside another file. */
function isWholePdf(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end -= 1
  const tail = bytes.toString('latin1', Math.max(0, end - PDF_TAIL_BYTES), end)
  return bytes.toString('latin1', 0, 5) === '%PDF-' && tail.includes('%%EOF')
}

/** Where the last chunk of the picture ends; 0 when it is cut off. */
function endOfPng(bytes: Buffer): number {
  let start = PNG_SIGNATURE_BYTES
  while (start + PNG_CHUNK_FRAME_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', start + 4, start + 8)
    start += PNG_CHUNK_FRAME_BYTES + bytes.readUInt32BE(start)
    if (name === 'IEND') return start
  }
  return 0
}

/** RIFF names its own length and pads it to an even number. */
function isWholeWebp(bytes: Buffer): boolean {
  const named = RIFF_HEADER_BYTES + bytes.readUInt32LE(4)
  return bytes.length >= named && bytes.length <= named + (named % 2)
}

/** Cameras add data of their own after the picture, so more may follow its end mark. */
function isWholeJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > 2
}

/** Archives are read from their end: one whose closing record reaches the last byte opens whatever stands before it. */
function endsAsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_COMMENT_LIMIT + ZIP_END_BYTES))
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    const hasRoom = at + ZIP_END_BYTES <= tail.length
    if (hasRoom && at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_END_BYTES - 2) === tail.length) return true
  }
  return false
}
