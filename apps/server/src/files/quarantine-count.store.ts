import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Db } from '../data/database.ts'

/** How many files are in quarantine. */
export async function countQuarantine(db: Db): Promise<{ waiting: number; infected: number }> {
  const rows = await db
    .selectFrom('file')
    .select(({ fn }) => ['scan_state as state', fn.countAll<string>().as('files')])
    .where('scan_state', '<>', 'clean')
    .where('deleted_at', 'is', null)
    .groupBy('scan_state')
    .execute()
  const of = (state: ScanState) => Number(rows.find((row) => row.state === state)?.files ?? 0)
  return { waiting: of('waiting'), infected: of('infected') }
}
