import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { dictionaryRevision } from '@lqr/contract/kernel/dictionary.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import { sendError } from '../http/error-answers.ts'
import type { Services } from '../http/services.ts'
import { publicChanges } from '../publishing/public-change.store.ts'
import { registerConsolePages } from './console-pages.ts'
import { makePageGeneration } from './page-generation.ts'
import { registerPortalPages } from './portal-pages.ts'

const portalDir = fileURLToPath(new URL('../../../portal', import.meta.url))
const consoleDist = fileURLToPath(new URL('../../../console/dist', import.meta.url))

/** Tells a shared cache in front which generation of the public pages it may serve (docs/operations/proxy.md). */
export function registerGeneration(app: FastifyInstance, generation: () => Promise<string>): void {
  app.get('/page-generation', async (_request, reply) =>
    reply
      .code(204)
      .headers({ 'x-page-generation': await generation(), 'cache-control': 'no-store' })
      .send(),
  )
}

/** The portal on every address that no call has, and the console under /console. */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const notFound = new CallError(kernelErrors.notFound)
  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFound))
  if (existsSync(consoleDist)) await registerConsolePages(app, { distDir: consoleDist })
  app.all('/console/*', (request, reply) => sendError(request, reply, notFound))
  // Pages are rendered with the names that this process has in force, which follow what was published by two seconds.
  const generation = makePageGeneration(async () => {
    const changes = await publicChanges(services.pool)
    // A page of this generation is made of nothing older.
    await services.replicas?.raiseFloor()
    return `${changes}-${dictionaryRevision()}`
  })
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
