import { expect, test } from 'vitest'
import { Packed } from './encodings.ts'
import { ownBytes } from './own-bytes.ts'

test('bytes that are kept hold on to nothing beside them', async () => {
  const own = ownBytes(Buffer.from('短'))
  expect([own.toString(), own.buffer.byteLength]).toEqual(['短', own.length])
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await (await Packed.of(Buffer.from('页'.repeat(100)), encoding)).in(encoding)
    expect(packed.buffer.byteLength).toBe(packed.length)
  }
})
