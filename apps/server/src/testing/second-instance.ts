import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { makeBudgets } from '../http/budgets.ts'
import { makeLimits } from '../http/limits.ts'
import type { TestApp } from './test-app.ts'

/** Another instance of the server over the same database: it shares nothing else that counts. */
export async function secondInstance(test: TestApp): Promise<FastifyInstance> {
  const limits = makeLimits(test.services.pool)
  const budgets = makeBudgets(test.services.pool, { now: test.services.now })
  const app = await makeApp({ ...test.services, limits, budgets }, { strictOutput: true })
  app.addHook('onClose', () => limits.close())
  return app
}
