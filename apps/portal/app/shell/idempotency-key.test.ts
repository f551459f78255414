import { expect, test } from 'vitest'
import { keyPerContent, newIdempotencyKey } from './idempotency-key.ts'

test('each key is new', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

test('the same content sent again carries the same key, a correction a new one', () => {
  const keyOf = keyPerContent()
  const first = keyOf({ name: '甲' })
  expect(keyOf({ name: '甲' })).toBe(first)
  expect(keyOf({ name: '乙' })).not.toBe(first)
})
