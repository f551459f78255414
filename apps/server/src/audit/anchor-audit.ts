import type { Services } from '../http/services.ts'
import { keepAnchor } from './anchor-file.ts'
import { latestRoot } from './audit-state.store.ts'

/** Keeps the newest root where the database's administrators cannot write, and says it in the process log. */
export async function anchorAudit({ pool, config, log }: Services): Promise<void> {
  const newest = await latestRoot(pool)
  if (!newest) return
  await keepAnchor(config.auditAnchorDir, newest)
  log.info(newest, 'audit root')
}
