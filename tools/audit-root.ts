// npm run audit:root: the newest root of the audit log in one line, to be kept apart from the database.
import { latestRoot } from '../apps/server/src/audit/audit-state.store.ts'
import { openToolDatabase } from './tool-database.ts'

const database = await openToolDatabase({ prepare: false })
try {
  const newest = await latestRoot(database.pool)
  if (newest) process.stdout.write(`${newest.seq} ${newest.sealedAt} ${newest.root}\n`)
  else process.stderr.write('审计日志还没有封存过。\n')
  process.exitCode = newest ? 0 : 1
} finally {
  await database.close()
}
