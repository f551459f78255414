import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from './advisory-locks.ts'
import type { Tx } from './database.ts'
import type { Services } from '../http/services.ts'

const PAUSE_MS = 200
const PATIENCE_MS = 120_000

/** Writes the demonstration data. */
type Seed = (tx: Tx, services: Services) => Promise<void>

/**
 * Loads the demonstration data into a database without accounts; whole or not at all, by one instance only. The others
 * ask again instead of waiting in a statement, because the load takes longer than a statement may.
 */
export async function loadDemo(services: Services, seed: Seed): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await loadOrFindLoaded(services, seed))) {
    if (Date.now() > deadline)
      throw new Error('another instance did not finish loading the demonstration data')
    await pause(PAUSE_MS)
  }
}

/** False while another instance is at it. */
async function loadOrFindLoaded(services: Services, seed: Seed): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'demonstration'))) return false
    const account = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (!account) await seed(tx, services)
    return true
  })
}
