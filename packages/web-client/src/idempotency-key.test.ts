import { expect, test } from 'vitest'
import { makeKeyKeeper, newIdempotencyKey } from './idempotency-key.ts'

function counting() {
  let made = 0
  return () => `key-${(made += 1)}`
}

test('pressing again after a lost answer reuses the key of the same content', () => {
  const keys = makeKeyKeeper(counting())
  expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 1 })]).toEqual(['key-1', 'key-1'])
})

test('a changed content and a new submit after success get their own keys', () => {
  const keys = makeKeyKeeper(counting())
  expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 })]).toEqual(['key-1', 'key-2'])
  keys.release()
  expect(keys.keyFor({ a: 2 })).toBe('key-3')
})

test('a key is one the server takes: 8 to 100 visible characters, never the same twice', () => {
  const made = Array.from({ length: 50 }, newIdempotencyKey)
  expect(made.every((key) => /^[\x21-\x7e]{8,100}$/.test(key))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
})
