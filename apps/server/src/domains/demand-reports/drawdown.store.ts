import type { Insertable } from 'kysely'
import type { ReportDrawdown as Drawdown } from '@lqr/contract/demand-reports/drawdown-entities.ts'
import type { ReportDrawdown } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

/** What was paid out on a report, in the order in which it was recorded. */
export async function listDrawdowns(db: Db, reportId: string): Promise<Drawdown[]> {
  return db
    .selectFrom('report_drawdown')
    .select([
      'id',
      'drawn_on as drawnOn',
      'amount_yuan as amountYuan',
      'rate',
      'pricing_base as pricingBase',
      'repriced_on as repricedOn',
      'due_on as dueOn',
      'borrower_industry_code as borrowerIndustryCode',
      'use_industry_code as fundsIndustryCode',
      'fee_yuan as feeYuan',
      'loan_flags as loanFlags',
      'balance_yuan as balanceYuan',
      'balance_on as balanceOn',
    ])
    .where('report_id', '=', reportId)
    .orderBy('id')
    .execute()
}

export async function insertDrawdown(db: Db, drawdown: Insertable<ReportDrawdown>): Promise<void> {
  await db.insertInto('report_drawdown').values(drawdown).execute()
}

/** Writes a balance unless a newer one is known; false then. */
export async function keepBalance(
  db: Db,
  { id, balanceYuan, balanceOn }: Pick<Drawdown, 'id' | 'balanceYuan' | 'balanceOn'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_drawdown')
    .set({ balance_yuan: balanceYuan, balance_on: balanceOn })
    .where('id', '=', id)
    .where('balance_on', '<=', balanceOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
