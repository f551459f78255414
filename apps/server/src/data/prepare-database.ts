import { PlainProblem } from '../process/plain-problem.ts'
import { admitApplication, roleOf } from './application-role.store.ts'
import { databaseCopy as copy } from './database-copy.ts'
import { migrate, pendingMigrations } from './migrate.ts'
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
