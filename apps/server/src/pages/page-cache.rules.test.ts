import { expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.ts'

const limits = { freshMs: 10_000, staleMs: 30_000, maxBytes: 100 }

function made(limitsOf = limits) {
  let now = 0
  const cache = new PageCache<string>(limitsOf, () => now)
  let count = 0
  const render = vi.fn(() => Promise.resolve({ value: `page ${(count += 1)}`, bytes: 10, keep: true }))
  return { cache, render, at: (time: number) => (now = time) }
}

test('a page is rendered once while it is fresh', async () => {
  const { cache, render, at } = made()
  expect(await cache.get('/index', render)).toBe('page 1')
  at(9_999)
  expect(await cache.get('/index', render)).toBe('page 1')
  expect(render).toHaveBeenCalledTimes(1)
})

test('visitors who come at the same time share one render', async () => {
  const { cache, render } = made()
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/index', render)))
  expect(pages).toEqual(['page 1', 'page 1', 'page 1'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('an older page is still served while one render replaces it', async () => {
  const { cache, render, at } = made()
  await cache.get('/index', render)
  at(10_000)
  expect(await cache.get('/index', render)).toBe('page 1')
  await vi.waitFor(async () => expect(await cache.get('/index', render)).toBe('page 2'))
  expect(render).toHaveBeenCalledTimes(2)
})

test('after its whole time a page is not served any more', async () => {
  const { cache, render, at } = made()
  await cache.get('/index', render)
  at(40_000)
  expect(await cache.get('/index', render)).toBe('page 2')
})

test('a failed renewal leaves the older page in place', async () => {
  const { cache, render, at } = made()
  await cache.get('/index', render)
  at(10_000)
  expect(await cache.get('/index', () => Promise.reject(new Error('database away')))).toBe('page 1')
  expect(await cache.get('/index', () => Promise.reject(new Error('database away')))).toBe('page 1')
})

test('a failed render is not remembered', async () => {
  const { cache, render } = made()
  await expect(cache.get('/index', () => Promise.reject(new Error('database away')))).rejects.toThrow(
    'database away',
  )
  expect(await cache.get('/index', render)).toBe('page 1')
})

test('what must not be kept is rendered for the next visitor again', async () => {
  const { cache } = made()
  const render = vi.fn(() => Promise.resolve({ value: 'refused', bytes: 10, keep: false }))
  await cache.get('/index', render)
  await cache.get('/index', render)
  expect(render).toHaveBeenCalledTimes(2)
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})

test('the longest unused pages leave when the bytes run out', async () => {
  const { cache, render } = made({ ...limits, maxBytes: 30 })
  for (const key of ['/a', '/b', '/c', '/a', '/d']) await cache.get(key, render)
  expect(cache.size).toEqual({ pages: 3, bytes: 30 })
  expect(await cache.get('/a', render)).toBe('page 1')
  expect(await cache.get('/b', render)).toBe('page 5')
})

test('a page of an earlier generation is made anew, however young it is', async () => {
  const { cache, render } = made()
  expect(await cache.get('/index', render, '1')).toBe('page 1')
  expect(await cache.get('/index', render, '2')).toBe('page 2')
  expect(await cache.get('/index', render, '2')).toBe('page 2')
  expect(cache.size).toEqual({ pages: 1, bytes: 10 })
})

test('whoever comes after a change does not share the render that began before it', async () => {
  const { cache, render } = made()
  const before = Promise.withResolvers<{ value: string; bytes: number; keep: boolean }>()
  const early = cache.get('/index', () => before.promise, '1')
  const late = cache.get('/index', render, '2')
  before.resolve({ value: 'old', bytes: 10, keep: true })
  expect(await Promise.all([early, late])).toEqual(['old', 'page 1'])
})
