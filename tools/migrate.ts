// npm run migrate: brings the database to the newest version as DATABASE_OWNER_URL, and lets the role of DATABASE_URL in.
import { readConfig } from '../apps/server/src/config.ts'
import { databaseCopy as copy } from '../apps/server/src/data/database-copy.ts'
import { roleOf } from '../apps/server/src/data/application-role.store.ts'
import { prepareDatabase } from '../apps/server/src/data/prepare-database.ts'
import { PlainProblem, reportStartProblem } from '../apps/server/src/process/plain-problem.ts'

try {
  const { databaseUrl: application, databaseOwnerUrl: owner } = readConfig()
  if (application === undefined) throw new PlainProblem(copy.embeddedMigratesItself)
  const { applied, isOwner } = await prepareDatabase({ owner, application })
  const { name } = await roleOf(application)
  process.stdout.write(
    `${isOwner ? copy.migratedByItself(applied.length) : copy.migrated(applied.length, name)}\n`,
  )
} catch (error) {
  reportStartProblem(error)
}
