import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../http/services.ts'
import { countJobs } from '../jobs/job-queue.store.ts'
import { oldestUnsealedSeconds } from './audit-state.store.ts'

/** `/metrics` says whether rows wait for their seal, and whether the log was found changed. */
export function registerAuditMetrics(registry: Registry, { db, pool }: Pick<Services, 'db' | 'pool'>): void {
  // Without the database the process still tells its other figures.
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read().catch(() => Number.NaN))
      },
    })
  gauge(
    'audit_unsealed_seconds',
    'Age of the oldest audit row that is not sealed; above 5 the sealer does not keep up',
    () => oldestUnsealedSeconds(pool),
  )
  gauge(
    'audit_changes_reported',
    'Changes of the audit log that were found and that no operator has discarded yet; above 0 somebody has to look',
    () => countJobs(db, 'report-audit-fault'),
  )
}
