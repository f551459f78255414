import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtPortal, livePortal } from './portal-build.ts'
import { PortalRenderer, type RendererOptions } from './portal-renderer.ts'
import { sendRefusedPage } from './send-refused-page.ts'

export interface PortalPagesOptions extends RendererOptions {
  /** Folder of `apps/portal`. */
  readonly portalDir: string
}

/**
 * The server-rendered portal on every address no call has: static files with a year's cache, anonymous pages from the
 * short cache, all others made for their visitor.
 */
export async function registerPortalPages(app: FastifyInstance, options: PortalPagesOptions): Promise<void> {
  await app.register(async (scope) => {
    const load = options.dev
      ? await livePortal(scope, options.portalDir)
      : await builtPortal(options.portalDir)
    const portal = new PortalRenderer(app, load, options)
    scope.setErrorHandler((error, request, reply) => sendRefusedPage(request, reply, error))
    // A page's action reads the body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    if (!options.dev) {
      const client = join(options.portalDir, 'build/client')
      const files = { preCompressed: true, index: false, decorateReply: false } as const
      await scope.register(fastifyStatic, {
        ...files,
        root: join(client, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
      })
      await scope.register(fastifyStatic, {
        ...files,
        root: client,
        wildcard: false,
        globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
        maxAge: '1h',
      })
    }
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: (request, reply) => portal.send(request, reply),
    })
  })
}
