import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/data/embedded-postgres.ts'
import { loadReference } from '../apps/server/src/data/load-reference.ts'
import { migrate } from '../apps/server/src/data/migrate.ts'
import { makePool } from '../apps/server/src/data/pool.ts'

/**
 * The database a command works on, as its owner where that one is known: DATABASE_OWNER_URL, DATABASE_URL, or the embedded one in
 * DATA_DIR, started when nobody runs it. Migrated and with its reference data when `prepare` is set.
 */
export async function openToolDatabase({ prepare }: { prepare: boolean }) {
  const config = readConfig()
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir })
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? embedded?.url ?? ''
  if (prepare) await migrate(url)
  const pool = makePool({ url, max: 2 })
  if (prepare) await loadReference(pool)
  return {
    config,
    pool,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}
