import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { makeLimits } from '../http/limits.ts'
import type { TestApp } from './test-app.ts'

/** Another instance of the server over the same database: it shares nothing else that counts. */
export async function secondInstance(test: TestApp): Promise<FastifyInstance> {
  const limits = makeLimits(test.services.pool)
  const app = await makeApp({ ...test.services, limits }, { strictOutput: true })
  app.addHook('onClose', () => limits.close())
  return app
}
