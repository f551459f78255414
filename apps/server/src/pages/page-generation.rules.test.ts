import { expect, test, vi } from 'vitest'
import { Generation, makePageGeneration } from './page-generation.ts'

const after = (changes: number) => new Generation(new Map([['article', changes]]), 'names')

function counting() {
  let time = 0
  let changes = 0
  const count = vi.fn(() => Promise.resolve(after(changes)))
  const current = makePageGeneration(count, () => time)
  const generation = async () => (await current()).name
  return {
    count,
    generation,
    expire: current.expire,
    at: (now: number) => (time = now),
    change: () => (changes += 1),
  }
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
  expect(await generation()).toBe('0-names')
  change()
  expect(await generation()).toBe('0-names')
  at(1_000)
  expect(await generation()).toBe('1-names')
})

test('the last answer holds while the database is away or does not answer', async () => {
  const { count, generation, at, change } = counting()
  await generation()
  change()
  count.mockRejectedValueOnce(new Error('database away'))
  at(1_000)
  expect(await generation()).toBe('0-names')
  const { promise, resolve } = Promise.withResolvers<Generation>()
  count.mockReturnValueOnce(promise)
  at(2_000)
  expect(await generation()).toBe('0-names')
  resolve(after(1))
  await promise
  expect(await generation()).toBe('1-names')
})

test('a database that does not answer keeps nobody waiting who comes later than its first visitor may wait', async () => {
  const { count, generation, at } = counting()
  await generation()
  count.mockReturnValueOnce(new Promise(() => undefined))
  at(1_000)
  await generation()
  at(1_250)
  vi.useFakeTimers()
  expect(await generation()).toBe('0-names')
  vi.useRealTimers()
})

test('who asks after a change of this process has the new generation at once', async () => {
  const { generation, expire, change } = counting()
  await generation()
  change()
  expire()
  expect(await generation()).toBe('1-names')
})

test('a question that was asked before a change says nothing after it', async () => {
  const { count, generation, expire, change } = counting()
  const { promise, resolve } = Promise.withResolvers<Generation>()
  count.mockReturnValueOnce(promise)
  const before = generation()
  change()
  expire()
  expect(await generation()).toBe('1-names')
  resolve(after(0))
  await before
  expect(await generation()).toBe('1-names')
})

test('changes of some kinds may be left out of the name', () => {
  const unrelated = new Set(['article'])
  const named = (articles: number, products: number) =>
    new Generation(
      new Map([
        ['article', articles],
        ['product', products],
      ]),
      'names',
    ).without(unrelated)
  expect(named(1, 1)).toBe(named(2, 1))
  expect(named(1, 1)).not.toBe(named(1, 2))
})
