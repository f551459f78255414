import { expect, test, vi } from 'vitest'
import { type Era, PageCache, type Rendered } from './page-cache.ts'

const limits = { freshMs: 10_000, staleMs: 30_000, failedMs: 600_000, maxBytes: 100 }

function made(limitsOf = limits) {
  let now = 0
  const markOlder = async (page: string, madeAt: Date) => `${page} of ${madeAt.getTime()}`
  const cache = new PageCache<string>(limitsOf, markOlder, () => now)
  let count = 0
  const render = vi.fn(() =>
    Promise.resolve({ value: `page ${(count += 1)}`, bytes: 10, keep: true, isFailure: false }),
  )
  return { cache, render, at: (time: number) => (now = time) }
}

/** After so many changes of each kind. */
const era = (changes: number, ofNews = 0): Era => ({
  without: (kinds) => `${changes} ${kinds.has('article') ? '' : ofNews}`,
})

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
  await expect.poll(() => cache.get('/index', render)).toBe('page 2')
  expect(render).toHaveBeenCalledTimes(2)
})

test('what was published lives as long as it says of itself', async () => {
  const { cache, at } = made()
  const published = vi.fn(() =>
    Promise.resolve({
      value: 'record',
      bytes: 10,
      keep: true,
      isFailure: false,
      ages: { freshMs: 60_000, staleMs: 1_000 },
    }),
  )
  await cache.get('/record', published)
  at(59_999)
  await cache.get('/record', published)
  expect(published).toHaveBeenCalledTimes(1)
  at(61_000)
  await cache.get('/record', published)
  expect(published).toHaveBeenCalledTimes(2)
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

test.each([
  ['throws', () => Promise.reject(new Error('database away'))],
  ['says so', () => Promise.resolve({ value: 'sorry', bytes: 10, keep: false, isFailure: true })],
])(
  'where no page can be made, and the render %s, the older one is served for ten minutes',
  async (_how, fail) => {
    const { cache, render, at } = made()
    await cache.get('/index', render)
    at(599_999)
    expect(await cache.get('/index', fail)).toBe('page 1 of 0')
    at(600_000)
    expect(await cache.get('/index', fail).catch(() => 'sorry')).toBe('sorry')
    expect(await cache.get('/index', render)).toBe('page 2')
  },
)

test('a page that is gone is not served from before', async () => {
  const { cache, render, at } = made()
  await cache.get('/productDetails?id=1', render)
  at(40_000)
  const gone = { value: 'gone', bytes: 10, keep: true, isFailure: false }
  expect(await cache.get('/productDetails?id=1', () => Promise.resolve(gone))).toBe('gone')
})

test('what was changed since is not shown again, though no page can be made', async () => {
  const { cache, render } = made()
  await cache.get('/policyDetail?id=1', render, era(1))
  const fail = () => Promise.reject(new Error('database away'))
  await expect(cache.get('/policyDetail?id=1', fail, era(2))).rejects.toThrow('database away')
})

test('a failed render is not remembered', async () => {
  const { cache, render } = made()
  await expect(cache.get('/index', () => Promise.reject(new Error('database away')))).rejects.toThrow(
    'database away',
  )
  expect(await cache.get('/index', render)).toBe('page 1')
})

test('what lacks a part is for who asked, and leaves the page that is kept in its place', async () => {
  const { cache, render, at } = made()
  const partial = { value: 'without banners', bytes: 10, keep: false, isPartial: true, isFailure: false }
  expect(await cache.get('/index', () => Promise.resolve(partial))).toBe('without banners')
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  expect(await cache.get('/index', render)).toBe('page 1')
  at(10_000)
  const again = vi.fn(() => Promise.resolve(partial))
  await cache.get('/index', again)
  expect(await cache.get('/index', again)).toBe('page 1')
  expect(again).toHaveBeenCalled()
  at(40_000)
  expect(await cache.get('/index', again)).toBe('page 1 of 0')
  at(600_000)
  expect(await cache.get('/index', again)).toBe('without banners')
})

test('what was published outlives an outage that begins when it is at its oldest', async () => {
  const { cache, render, at } = made()
  const ages = { freshMs: 540_000, staleMs: 60_000 }
  await cache.get('/record', async () => ({ ...(await render()), ages }))
  const fails = () => Promise.reject(new Error('no database'))
  at(1_199_999)
  expect(await cache.get('/record', fails)).toBe('page 1 of 0')
  at(1_200_000)
  await expect(cache.get('/record', fails)).rejects.toThrow('no database')
})

test('what was made of something older is as old as that', async () => {
  const { cache, render, at } = made()
  await cache.get('/record', async () => ({ ...(await render()), ageMs: 30_000 }))
  at(9_999)
  expect(await cache.get('/record', render)).toBe('page 1')
  at(10_000)
  expect(await cache.get('/record', render)).toBe('page 2')
})

test('what must not be kept is rendered for the next visitor again', async () => {
  const { cache } = made()
  const render = vi.fn(() => Promise.resolve({ value: 'refused', bytes: 10, keep: false, isFailure: false }))
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
  expect(await cache.get('/index', render, era(1))).toBe('page 1')
  expect(await cache.get('/index', render, era(2))).toBe('page 2')
  expect(await cache.get('/index', render, era(2))).toBe('page 2')
  expect(cache.size).toEqual({ pages: 1, bytes: 10 })
})

test('whoever comes after a change does not share the render that began before it', async () => {
  const { cache, render } = made()
  const before = Promise.withResolvers<Rendered<string>>()
  const early = cache.get('/index', () => before.promise, era(1))
  const late = cache.get('/index', render, era(2))
  before.resolve({ value: 'old', bytes: 10, keep: true, isFailure: false })
  expect(await Promise.all([early, late])).toEqual(['old', 'page 1'])
})

test('a change of what stands nowhere on a page leaves it as it is', async () => {
  const { cache, render } = made()
  const product = vi.fn(async () => ({ ...(await render()), unrelated: new Set(['article']) }))
  await cache.get('/product', product, era(1))
  await cache.get('/product', product, era(1, 1))
  expect(product).toHaveBeenCalledTimes(1)
  await cache.get('/product', product, era(2, 1))
  expect(product).toHaveBeenCalledTimes(2)
  await cache.get('/news', render, era(2, 1))
  expect(await cache.get('/news', render, era(2, 2))).toBe('page 4')
})
