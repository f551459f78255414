import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import { sendError } from '../http/error-answers.ts'
import type { Services } from '../http/services.ts'
import { registerConsolePages } from './console-pages.ts'
import type { PageGeneration } from './page-generation.ts'
import { registerPortalPages } from './portal-pages.ts'

const portalDir = fileURLToPath(new URL('../../../portal', import.meta.url))
const consoleDist = fileURLToPath(new URL('../../../console/dist', import.meta.url))

/** Tells a shared cache in front which generation of the public pages it may serve (docs/operations/proxy.md). */
export function registerGeneration(app: FastifyInstance, generation: PageGeneration): void {
  app.get('/page-generation', async (_request, reply) =>
    reply
      .code(204)
      .headers({ 'x-page-generation': (await generation()).name, 'cache-control': 'no-store' })
      .send(),
  )
}

/** The portal on every address that no call has, and the console under /console. */
export async function registerPages(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  generation: PageGeneration,
): Promise<void> {
  const notFound = new CallError(kernelErrors.notFound)
  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFound))
  if (existsSync(consoleDist)) await registerConsolePages(app, { distDir: consoleDist })
  app.all('/console/*', (request, reply) => sendError(request, reply, notFound))
  registerGeneration(app, generation)
  await registerPortalPages(app, {
    portalDir,
    dev: config.dev,
    generation,
    portalConfig: {
      publicUrl: config.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${config.port}`,
      managementPortalUrl: config.managementPortalUrl,
    },
  })
}
