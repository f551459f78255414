import { expect, test, vi } from 'vitest'
import { makePageGeneration } from './page-generation.ts'

function counting() {
  let time = 0
  let changes = 0
  const count = vi.fn(() => Promise.resolve(String(changes)))
  const generation = makePageGeneration(count, () => time)
  return { count, generation, at: (now: number) => (time = now), change: () => (changes += 1) }
}

test('any number of visitors ask once a second', async () => {
  const { count, generation, at } = counting()
  await Promise.all([generation(), generation(), generation()])
  at(999)
  await generation()
  expect(count).toHaveBeenCalledTimes(1)
  at(1_000)
  await generation()
  expect(count).toHaveBeenCalledTimes(2)
})

test('the first visitor a second after a change has the new generation', async () => {
  const { generation, at, change } = counting()
  expect(await generation()).toBe('0')
  change()
  expect(await generation()).toBe('0')
  at(1_000)
  expect(await generation()).toBe('1')
})

test('the last answer holds while the database is away or does not answer', async () => {
  const { count, generation, at, change } = counting()
  await generation()
  change()
  count.mockRejectedValueOnce(new Error('database away'))
  at(1_000)
  expect(await generation()).toBe('0')
  const { promise, resolve } = Promise.withResolvers<string>()
  count.mockReturnValueOnce(promise)
  at(2_000)
  expect(await generation()).toBe('0')
  resolve('1')
  await promise
  expect(await generation()).toBe('1')
})

test('who asks after a change of this process has the new generation at once', async () => {
  const { generation, change } = counting()
  await generation()
  change()
  generation.expire()
  expect(await generation()).toBe('1')
})

test('a question that was asked before a change says nothing after it', async () => {
  const { count, generation, change } = counting()
  const { promise, resolve } = Promise.withResolvers<string>()
  count.mockReturnValueOnce(promise)
  const before = generation()
  change()
  generation.expire()
  expect(await generation()).toBe('1')
  resolve('0')
  await before
  expect(await generation()).toBe('1')
})
