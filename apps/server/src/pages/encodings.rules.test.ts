import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Encoding, Packed } from './encodings.ts'

const plain = Buffer.from('陇企融'.repeat(1_000))
const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} satisfies Record<Encoding, (bytes: Buffer) => Buffer>
const ENCODINGS = ['br', 'gzip', 'identity'] as const

describe.each(ENCODINGS)('bytes that are kept as %s', (first) => {
  test.each(ENCODINGS)('are given as %s', async (asked) => {
    const packed = await Packed.of(plain, first)
    expect(UNPACK[asked](await packed.in(asked)).equals(plain)).toBe(true)
    expect(packed.bytes).toBe((await packed.in(first)).length)
  })
})

test('the other packing is made once, also for many who ask at the same time', async () => {
  const packed = await Packed.of(plain, 'br')
  const given = await Promise.all([packed.in('gzip'), packed.in('gzip'), packed.in('gzip')])
  expect(new Set([...given, await packed.in('gzip')]).size).toBe(1)
})
