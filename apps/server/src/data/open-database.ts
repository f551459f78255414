import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { awaitDatabase } from './await-database.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { makeDatabase } from './database.ts'
import { loadReference } from './load-reference.ts'
import { migrate } from './migrate.ts'
import { keepMonths } from './month-partitions.store.ts'
import { makePool } from './pool.ts'

export interface OpenDatabase {
  readonly url: string
  /** Stops the embedded database; a server's is left running. */
  close(): Promise<void>
}

/** The configured server, or the embedded one in `dataDir`; migrated and with its reference data. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: (message) => log.warn(message) })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  await awaitDatabase(url, { say: (sentence) => process.stderr.write(`${sentence}\n`) })
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  const pool = makePool({ url, max: 1 })
  try {
    await loadReference(pool)
    // Rows find a place without the months ahead too, and the nightly job tries again.
    await keepMonths(makeDatabase(pool)).catch((err: unknown) => log.warn({ err }, 'months not made ahead'))
  } finally {
    await pool.end()
  }
  return { url, close: async () => embedded?.stop() }
}
