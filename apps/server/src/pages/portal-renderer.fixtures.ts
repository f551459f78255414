import Fastify, { type FastifyInstance } from 'fastify'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { vi } from 'vitest'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import * as z from 'zod'
import { registerErrorAnswers } from '../http/error-answers.ts'
import type { LoaderApi } from './loader-api.ts'
import type { CacheLimits } from './page-cache.ts'
import { PortalRenderer } from './portal-renderer.ts'

export const whoAmI = defineCall({
  name: 'identity.whoAmI',
  summary: '测试',
  method: 'GET',
  path: '/api/who',
  access: 'public',
  effect: 'read',
  output: z.object({ name: z.string(), city: z.string() }),
})

/** A site whose calls are not answered. */
const AWAY = '620200'
export const awayPath = '/jiayuguan'

export const apiContext = createContext<LoaderApi>()
export const renderContext = createContext<{
  nonce: string | undefined
  isWhole: boolean
  logError: (error: unknown) => void
}>()
const portalConfigContext = createContext<Record<string, unknown>>({ productName: '陇企融' })

type Page = (context: Readonly<RouterContextProvider>, request: Request) => Promise<Response>

/** The smallest portal: one page that says who asks, where from, and under which nonce. */
function buildOf(page: Page) {
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
  }
}

const servers: FastifyInstance[] = []

/** After each test. */
export const closeServers = () => Promise.all(servers.splice(0).map((app) => app.close()))

/** A page that says who asks, where from and for what. */
export const render = vi.fn(async (context: Readonly<RouterContextProvider>, request: Request) => {
  const { name, city } = await context.get(apiContext)(whoAmI)
  const { nonce } = context.get(renderContext)
  const html = `<h1>${name} ${city} ${new URL(request.url).search}</h1><script${nonce ? ` nonce="${nonce}"` : ''}>go()</script>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
})

/**
 * A server of a page, asked by its address; a body is posted. Of a build there is as much as the renderer reads: what the test takes
 * it for, the test says.
 */
export const serverOf =
  (takenFor: (build: ReturnType<typeof buildOf>) => ServerBuild) =>
  (page: Page = render, cache?: CacheLimits) => {
    render.mockClear()
    const app = Fastify()
    registerErrorAnswers(app)
    servers.push(app)
    app.get('/api/who', (request, reply) => {
      const { authorization, citycode } = request.headers
      if (citycode === AWAY) return reply.code(503).send({ code: 503, msg: '服务暂时不可用，请稍后重试' })
      if (authorization === 'Bearer dead') {
        const error = { key: 'kernel.signedOut', number: 101003, requestId: 'r-1' }
        return reply.code(401).send({ code: 401, msg: '登录已失效，请重新登录', error })
      }
      return { code: 200, msg: 'ok', data: { name: authorization ?? 'nobody', city: citycode } }
    })
    const build = takenFor(buildOf(page))
    const portal = new PortalRenderer(app, () => Promise.resolve(build), {
      dev: false,
      ...(cache ? { cache } : {}),
    })
    app.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: (request, reply) => portal.send(request, reply),
    })
    return (url: string, headers: Record<string, string> = {}, body?: string) =>
      app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      })
  }
