import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import middie from '@fastify/middie'
import type { RouterContext, ServerBuild } from 'react-router'
import type { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import type { LoaderApi } from './loader-api.ts'

/** What `entry.server.tsx` of the portal gives away besides its handler. */
export interface PortalEntry {
  readonly apiContext: RouterContext<LoaderApi>
  readonly renderContext: RouterContext<{
    nonce: string | undefined
    isWhole: boolean
    logError: (error: unknown) => void
  }>
  readonly portalConfigContext: RouterContext<Record<string, unknown>> & {
    defaultValue?: Record<string, unknown>
  }
  /** Puts the names of dictionaries in force in the build, which has a contract of its own (decision 0072). */
  readonly setDictionaries: typeof setDictionaries
  /** The addresses of the pages without their site: `/productDetails`. */
  readonly PAGE_PATHS: readonly string[]
}

export type LoadBuild = () => Promise<ServerBuild>

/** The entry's own exports. A context made twice is two contexts, so the server takes these and makes none. */
export function entryOf(build: ServerBuild): PortalEntry {
  return build.entry.module as ServerBuild['entry']['module'] & PortalEntry
}

/** The router asks for the data of single routes by this key. */
const ROUTER_KEYS = ['_routes']

/** The query keys that the pages say they read, each in its `handle`. */
export function queryKeysOf({ routes }: ServerBuild): ReadonlySet<string> {
  const handles = Object.values(routes).map(
    (route) => route?.module.handle as Partial<PageHandle> | undefined,
  )
  return new Set([...ROUTER_KEYS, ...handles.flatMap((handle) => handle?.queryKeys ?? [])])
}

interface PageHandle {
  readonly queryKeys: readonly string[]
}

/** The finished build of `react-router build`, loaded once. */
export async function builtPortal(portalDir: string): Promise<LoadBuild> {
  const file = pathToFileURL(join(portalDir, 'build/server/index.js')).href
  const build = (await import(file)) as ServerBuild
  return () => Promise.resolve(build)
}

interface ViteServer {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule: (id: string) => Promise<unknown>
  ssrFixStacktrace: (error: Error) => void
  close: () => Promise<void>
}

interface Vite {
  createServer: (options: Record<string, unknown>) => Promise<ViteServer>
}

/** The portal straight from its sources, with hot reloading on the server's own port. */
export async function livePortal(app: FastifyInstance, portalDir: string): Promise<LoadBuild> {
  const viteFile = createRequire(join(portalDir, 'package.json')).resolve('vite')
  const { createServer } = (await import(pathToFileURL(viteFile).href)) as Vite
  const vite = await createServer({
    root: portalDir,
    configFile: join(portalDir, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}
