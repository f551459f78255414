import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import {
  apiContext,
  awayPath,
  closeServers,
  render,
  renderContext,
  serverOf,
  whoAmI,
} from './portal-renderer.fixtures.ts'

const serve = serverOf((build) => build as unknown as ServerBuild)

afterEach(closeServers)

test('a form of another site, or of nobody knows where, is refused before a page sees it', async () => {
  const post = serve()
  const form = { 'content-type': 'text/plain' }
  const ours = { ...form, 'sec-fetch-site': 'same-origin' }
  const foreigners: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    {},
  ]
  for (const foreign of foreigners)
    expect((await post('/lite/login', { ...form, ...foreign }, 'a=1')).statusCode).toBe(403)
  expect((await post('/lite/login', ours, `a=${'x'.repeat(400_000)}`)).statusCode).toBe(413)
  expect(render).not.toHaveBeenCalled()
})

test('who sends a form that is refused unread is told why in plain words, and where no cookie comes with it, that it is the session', async () => {
  const post = serve()
  const browser = { accept: 'text/html,*/*;q=0.8', 'content-type': 'text/plain' }
  const ours = { ...browser, 'sec-fetch-site': 'same-origin' }
  const foreign = await post('/lite/apply', { ...browser, 'sec-fetch-site': 'cross-site' }, 'a=1')
  expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(foreign.body).toContain('不是从本站的页面提交的')
  const long = `a=${'x'.repeat(40_000)}`
  const ended = await post('/lite/apply', ours, long)
  expect([ended.statusCode, ended.headers['cache-control']]).toEqual([401, 'no-store'])
  expect(ended.body).toMatch(/登录已失效.*重新提交，您填写的内容还在.*href="\/lite\/login"/)
  const style = /<style>(.*)<\/style>/.exec(ended.body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(ended.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect((await post('/lite/apply', { ...ours, accept: '*/*' }, long)).json()).toMatchObject({ code: 401 })
})

test('a page with forms is made for each visitor: its captcha is nobody else’s', async () => {
  const get = serve()
  await get('/lite/login')
  await get('/lite/login')
  expect(render).toHaveBeenCalledTimes(2)
})

test('strangers share one page per site and address', async () => {
  const get = serve()
  expect((await get('/lanzhou/index')).body).toContain('nobody 620100')
  await get('/lanzhou/index?utm_source=x')
  expect(render).toHaveBeenCalledTimes(1)
  expect((await get('/index?page=2')).body).toContain('nobody 620000 ?page=2')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page of the cache carries hashes and no nonce', async () => {
  const answer = await serve()('/index')
  expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(answer.body).not.toContain('nonce')
})

test('a shared cache may keep what strangers share, and neither what was typed into an address nor what is somebody’s own', async () => {
  const get = serve()
  const keeping = async (...asked: Parameters<typeof get>) =>
    String((await get(...asked)).headers['cache-control'])
  expect(await keeping('/index?page=2')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=30, stale/)
  expect(await keeping('/index?keyword=张三')).toBe('no-cache')
  expect(await keeping('/index', { cookie: 'Admin-Token=good' })).toBe('private, no-store')
})

test('a script that the content brings is admitted to nobody, from the cache as little as without it', async () => {
  const EVIL = 'steal()'
  const get = serve((context) => {
    const { nonce } = context.get(renderContext)
    const html = `<article>a text that nobody cleaned <script>${EVIL}</script></article><script nonce="${nonce}">go()</script>`
    return Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  })
  const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const scripts = (answer: Awaited<ReturnType<typeof get>>) =>
    /script-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1]
  for (const time of ['rendered', 'from the cache']) {
    const answer = await get('/index')
    expect(answer.body, time).toContain(EVIL)
    expect(scripts(answer), time).toBe(`'self' ${hashed('go()')}`)
  }
  const personal = await get('/index', { cookie: 'Admin-Token=good' })
  expect(personal.body).toContain(`<script>${EVIL}</script>`)
  expect(scripts(personal)).toMatch(/^'self' 'nonce-[^']+'$/)
})

test('a kept page stays the same from one rendering to the next, so that its etag holds', async () => {
  const [one, other] = [await serve()('/index'), await serve()('/index')]
  expect(one.headers.etag).toBe(other.headers.etag)
})

test('pages for the cache are rendered whole, those of a visitor are streamed', async () => {
  const ways: boolean[] = []
  const get = serve((context) => {
    ways.push(context.get(renderContext).isWhole)
    return Promise.resolve(new Response('x'))
  })
  await get('/index')
  await get('/index', { cookie: 'Admin-Token=good' })
  expect(ways).toEqual([true, false])
})

test('a signed-in page is made for its visitor alone', async () => {
  const get = serve()
  await get('/index')
  const cookie = 'Admin-Token=good'
  const [first, second] = [await get('/index', { cookie }), await get('/index', { cookie })]
  expect(first.body).toContain('Bearer good')
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(first.headers.vary).toContain('cookie')
  const nonceOf = (answer: typeof first) =>
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
  expect(first.body).toContain(`nonce="${nonceOf(first)}"`)
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  expect((await get('/index')).body).toContain('nobody')
})

test('a page is packed for those who take it and named unchanged for those who have it', async () => {
  const get = serve()
  const packed = await get('/index', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('nobody')
  const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': String(packed.headers.etag) }
  expect((await get('/index', headers)).statusCode).toBe(304)
})

test('elder-friendly mode has pages of its own', async () => {
  const get = serve()
  await get('/index')
  await get('/index', { cookie: 'Elder-Mode=1' })
  expect(render).toHaveBeenCalledTimes(2)
  expect(render.mock.calls[1]?.[1].headers.get('cookie')).toBe('Elder-Mode=1')
})

test('the page of a published record outlives the others, unless something beside it is made anew each time', async () => {
  const record = { ...whoAmI, name: 'products.getProduct' }
  const beside = { list: false }
  const page = vi.fn(async (context: Readonly<RouterContextProvider>) => {
    await context.get(apiContext)(record)
    if (beside.list) await context.get(apiContext)(whoAmI)
    return new Response('x', { headers: { 'content-type': 'text/html' } })
  })
  const get = serve(page, { freshMs: 0, staleMs: 0, failedMs: 0, maxBytes: 1_000_000 })
  await get('/productDetails?page=1')
  await get('/productDetails?page=1')
  expect(page).toHaveBeenCalledTimes(1)
  beside.list = true
  await get('/productDetails?page=2')
  await get('/productDetails?page=2')
  expect(page).toHaveBeenCalledTimes(3)
})

test('a page that lacks what a call of it did not answer is sent, and kept by nobody', async () => {
  const page = vi.fn(async (context: Readonly<RouterContextProvider>) => {
    const banner = await context
      .get(apiContext)(whoAmI)
      .then(({ name }) => name)
      .catch(() => 'no banner')
    return new Response(banner, { headers: { 'content-type': 'text/html' } })
  })
  const get = serve(page)
  for (const time of [1, 2]) {
    const answer = await get(`${awayPath}/index`)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      'no banner',
      'no-cache',
    ])
    expect(page).toHaveBeenCalledTimes(time)
  }
  expect((await get('/index')).headers['cache-control']).toContain('s-maxage')
})

test('where the database is away, the page of before is served and says from when it is', async () => {
  let isAway = false
  const page = async () =>
    isAway
      ? new Response('sorry', { status: 503, headers: { 'content-type': 'text/html' } })
      : new Response('<html lang="zh-CN"><body><main>content</main></body></html>', {
          headers: { 'content-type': 'text/html' },
        })
  const get = serve(page, { freshMs: 0, staleMs: 0, failedMs: 600_000, maxBytes: 1_000_000 })
  const before = await get('/index')
  expect(before.body).not.toContain('page-of-before')
  isAway = true
  const during = await get('/index')
  expect([during.statusCode, during.headers['content-security-policy']]).toEqual([
    200,
    before.headers['content-security-policy'],
  ])
  expect(during.body).toMatch(
    /^<html data-page-of-before="系统正在恢复，本页为 \d\d:\d\d 的内容，暂时不能提交" lang="zh-CN"><body><main>content/,
  )
  expect(during.headers.etag).not.toBe(before.headers.etag)
  expect((await get('/productDetails')).statusCode).toBe(503)
  isAway = false
  expect((await get('/index')).body).toBe(before.body)
})

test('a page that sets a cookie or fails is never kept', async () => {
  const page = vi.fn(() =>
    Promise.resolve(new Response('x', { headers: { 'set-cookie': 'a=1', 'content-type': 'text/html' } })),
  )
  const get = serve(page)
  await get('/index')
  await get('/index')
  expect(page).toHaveBeenCalledTimes(2)
})

test('a call that refuses reaches the page as a Response with its status and words', async () => {
  const seen: unknown[] = []
  const get = serve(async (context) => {
    const refused = await context
      .get(apiContext)(whoAmI)
      .catch((error: unknown) => error as Response)
    seen.push(refused instanceof Response ? [refused.status, await refused.json()] : refused)
    return new Response('x')
  })
  await get('/index', { cookie: 'Admin-Token=dead' })
  expect(seen).toEqual([[401, { msg: '登录已失效，请重新登录', key: 'kernel.signedOut', requestId: 'r-1' }]])
})
