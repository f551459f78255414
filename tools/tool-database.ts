import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/data/embedded-postgres.ts'
import { loadReference } from '../apps/server/src/data/load-reference.ts'
import { migrate } from '../apps/server/src/data/migrate.ts'
import { sandboxOf } from '../apps/server/src/data/open-database.ts'
import { makePool } from '../apps/server/src/data/pool.ts'
import { prepareDatabase } from '../apps/server/src/data/prepare-database.ts'
import { sandboxBeside } from '../apps/server/src/data/sandbox-database.ts'
import { reportStartProblem } from '../apps/server/src/process/plain-problem.ts'

/**
 * The database a command works on, as its owner where that one is known: DATABASE_OWNER_URL, DATABASE_URL, or the embedded one in
 * DATA_DIR, started when nobody runs it. Migrated and with its reference data when `prepare` is set.
 */
export async function openToolDatabase({ prepare }: { prepare: boolean }) {
  const config = readConfig()
  const { databaseUrl: application, databaseOwnerUrl: owner } = config
  const embedded = application === undefined ? await startEmbedded({ dataDir: config.dataDir }) : undefined
  const url = owner ?? application ?? embedded?.url ?? ''
  if (prepare)
    await (application === undefined
      ? migrate(url)
      : prepareDatabase({ owner, application }).catch(reportStartProblem))
  const pool = makePool({ url, max: 2 })
  let sandboxPool: ReturnType<typeof makePool> | undefined
  if (prepare) await loadReference(pool)
  return {
    config,
    pool,
    /** The database of the sandbox; undefined where no institution has opened one. */
    async openSandbox() {
      const place = embedded ? sandboxBeside({ owner: url, application: url }) : sandboxOf(config)
      if (!(await place?.isMade())) return undefined
      sandboxPool = place && makePool({ url: place.url, max: 2 })
      return sandboxPool
    },
    async close() {
      await sandboxPool?.end()
      await pool.end()
      await embedded?.stop()
    },
  }
}
