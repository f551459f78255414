import './env.ts'
import { readConfig } from './config.ts'
import { reportStartProblem } from './process/plain-problem.ts'

try {
  const config = readConfig()
  // Statements are followed from the loading of `pg` on, so what loads it comes after.
  const tracing = config.traces && (await import('./telemetry/start-tracing.ts')).startTracing(config.traces)
  const { startProcess } = await import('./start-process.ts')
  await startProcess(
    config,
    {
      async demonstration() {
        const { seedDemo } = await import('../../../database/seeds/demo/seed-demo.ts')
        const { DEMO_ACCOUNTS } = await import('../../../database/seeds/demo/demo-accounts.ts')
        return { seed: seedDemo, accounts: DEMO_ACCOUNTS }
      },
      async fillSandbox() {
        return (await import('../../../database/seeds/sandbox/fill-sandbox.ts')).fillSandbox
      },
    },
    tracing,
  )
} catch (error) {
  reportStartProblem(error)
}
