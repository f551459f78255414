import './env.ts'
import { readConfig } from './config.ts'
import { reportStartProblem } from './process/plain-problem.ts'
import { startProcess } from './start-process.ts'

try {
  await startProcess(readConfig(), async () => {
    const { seedDemo } = await import('../../../database/seeds/demo/seed-demo.ts')
    const { DEMO_ACCOUNTS } = await import('../../../database/seeds/demo/demo-accounts.ts')
    return { seed: seedDemo, accounts: DEMO_ACCOUNTS }
  })
} catch (error) {
  reportStartProblem(error)
}
