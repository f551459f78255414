import type { Logger } from 'pino'
import { PlainProblem } from '../process/plain-problem.ts'
import { admitApplication, roleOf } from './application-role.store.ts'
import { databaseCopy as copy } from './database-copy.ts'
import { makeDatabase } from './database.ts'
import { loadReference } from './load-reference.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { keepMonths } from './month-partitions.store.ts'
import { makePool } from './pool.ts'

/** The ways into one database. */
export interface DatabaseUrls {
  /** As the owner of its tables; undefined: nobody but the application is known. */
  readonly owner: string | undefined
  /** As the application, which works with rows alone. */
  readonly application: string
}

/** What was done to the database before it is used. */
export interface Prepared {
  /** Migrations that were applied now. */
  readonly applied: readonly string[]
  /** Whether the application owns the tables, so that it could also switch off what protects the audit log. */
  readonly isOwner: boolean
}

/**
 * Brings the database to the newest version as its owner, and lets the application in. Without an owner's address the
 * application migrates if it may; if it may not, somebody must have run `npm run migrate`. Throws a plain sentence otherwise.
 */
export async function prepareDatabase({ owner, application }: DatabaseUrls): Promise<Prepared> {
  const role = await roleOf(application)
  if (owner === undefined) {
    if (role.isOwner) return { applied: await migrate(application), isOwner: true }
    await requireMigrated(application)
    return { applied: [], isOwner: false }
  }
  if (role.isOwner) throw new PlainProblem(copy.ownerItself(role.name))
  const applied = await migrate(owner)
  await admitApplication(owner, role.name)
  return { applied, isOwner: false }
}

/** Brings what every database begins with into a migrated one: names, areas and the calendar, and the months ahead. */
export async function fillReference(url: string, log: Logger): Promise<void> {
  const pool = makePool({ url, max: 1 })
  try {
    await loadReference(pool)
    // Rows find a place without the months ahead too, and the nightly job tries again.
    await keepMonths(makeDatabase(pool)).catch((err: unknown) => log.warn({ err }, 'months not made ahead'))
  } finally {
    await pool.end()
  }
}

async function requireMigrated(url: string): Promise<void> {
  const pool = makePool({ url, max: 1 })
  try {
    const pending = await pendingMigrations(pool).catch(() => undefined)
    if (pending === undefined) throw new PlainProblem(copy.notAdmitted)
    if (pending.length > 0) throw new PlainProblem(copy.notMigrated(pending.length))
  } finally {
    await pool.end()
  }
}
