/**
 * The bytes in memory of their own, for what is kept: a short buffer is cut from a piece of 64 KiB that stays for as long as one part of it
 * is, and what zlib answers from one of 16 KiB or more.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
