import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import * as z from 'zod'
import type { LoaderApi } from './loader-api.ts'
import { PortalRenderer } from './portal-renderer.ts'

const whoAmI = defineCall({
  name: 'identity.whoAmI',
  summary: '测试',
  method: 'GET',
  path: '/api/who',
  access: 'public',
  effect: 'read',
  output: z.object({ name: z.string(), city: z.string() }),
})

const apiContext = createContext<LoaderApi>()
const renderContext = createContext<{
  nonce: string | undefined
  isWhole: boolean
  logError: (error: unknown) => void
}>()
const portalConfigContext = createContext<Record<string, unknown>>({ productName: '陇企融' })

/** The smallest portal: one page that says who asks, where from, and under which nonce. */
function buildOf(
  page: (context: Readonly<RouterContextProvider>, request: Request) => Promise<Response>,
): ServerBuild {
  const module = {
    default: (
      request: Request,
      _status: number,
      _headers: Headers,
      _entry: unknown,
      context: RouterContextProvider,
    ) => page(context, request),
    apiContext,
    renderContext,
    portalConfigContext,
    PAGE_PATHS: ['/index', '/productDetails'],
    setDictionaries: () => undefined,
  }
  const route = { id: 'root', path: '*', module: { default: () => null, handle: { queryKeys: ['page'] } } }
  const manifestRoute = { id: 'root', path: '*', module: '/root.js', hasLoader: false, hasAction: false }
  return {
    entry: { module },
    routes: { root: route },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: manifestRoute },
      url: '/m.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

const servers: FastifyInstance[] = []
afterEach(() => Promise.all(servers.splice(0).map((app) => app.close())))

const render = vi.fn(async (context: Readonly<RouterContextProvider>, request: Request) => {
  const { name, city } = await context.get(apiContext)(whoAmI)
  const { nonce } = context.get(renderContext)
  const html = `<h1>${name} ${city} ${new URL(request.url).search}</h1><script${nonce ? ` nonce="${nonce}"` : ''}>go()</script>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
})

function serve(page: Parameters<typeof buildOf>[0] = render) {
  render.mockClear()
  const app = Fastify()
  servers.push(app)
  app.get('/api/who', (request, reply) => {
    const { authorization, citycode } = request.headers
    if (authorization === 'Bearer dead') {
      const error = { key: 'kernel.signedOut', number: 101003, requestId: 'r-1' }
      return reply.code(401).send({ code: 401, msg: '登录已失效，请重新登录', error })
    }
    return { code: 200, msg: 'ok', data: { name: authorization ?? 'nobody', city: citycode } }
  })
  const build = buildOf(page)
  const portal = new PortalRenderer(app, () => Promise.resolve(build), { dev: false })
  app.route({ method: ['GET', 'POST'], url: '/*', handler: (request, reply) => portal.send(request, reply) })
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

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
  expect(await keeping('/index?page=2')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=10, stale/)
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

test('a page has one address: any other way of writing it leads there, for strangers and the signed-in alike', async () => {
  const get = serve()
  for (const cookie of ['', 'Admin-Token=good']) {
    for (const [from, to] of [
      ['/INDEX', '/index'],
      ['/Lanzhou/index?page=2', '/lanzhou/index?page=2'],
      ['/lanzhou/productdetails/', '/lanzhou/productDetails'],
    ] as const) {
      const answer = await get(from, { cookie })
      expect(answer).toMatchObject({ statusCode: 308, headers: { location: to } })
    }
  }
  expect(render).not.toHaveBeenCalled()
  expect((await get('/lanzhou/index')).statusCode).toBe(200)
})

test('an address that only resembles one leads nowhere', async () => {
  const get = serve()
  for (const address of ['//evil.example/INDEX', '/%5Cevil.example/INDEX', '/%2Fevil.example'])
    expect((await get(address)).headers.location).toBeUndefined()
})

test('an address of two slashes cannot choose the host', async () => {
  const hosts: string[] = []
  const get = serve((_, request) => {
    hosts.push(new URL(request.url).host)
    return Promise.resolve(new Response('x'))
  })
  await get('//evil.example/index', { cookie: 'Admin-Token=good', host: 'portal.example.cn' })
  expect(hosts).toEqual(['portal.example.cn'])
})
