import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeReconciledDay } from '../../../apps/server/src/domains/open/reconciliation/example-day.fixtures.ts'

/** The last working day of the demonstration manager's bank: its file misses one row and says another amount in the next. */
export async function seedReconciliation(tx: Tx, managerId: string, now: Date): Promise<void> {
  const { org_id: orgId } = await tx
    .selectFrom('account')
    .select('org_id')
    .where('id', '=', managerId)
    .executeTakeFirstOrThrow()
  if (orgId === null) return
  await makeReconciledDay(tx, {
    orgId,
    now,
    madeBy: '接口：示例核心系统',
    theirs: ([, ...rest]) =>
      rest.map((row, index) => (index === 0 ? { ...row, amountYuan: row.amountYuan + 1_000 } : row)),
  })
}
