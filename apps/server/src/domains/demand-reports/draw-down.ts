import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import type { disburseDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { averageRate, undrawnOf } from './drawdown.rules.ts'
import { insertDrawdown, listDrawdowns } from './drawdown.store.ts'
import type { ReportRecord } from './report-record.ts'

type Drawing = ParsedInput<typeof disburseDemandReport>['body']

function requireFitting(row: ReportRecord, { loanAmountYuan, loanOn, dueOn }: Drawing): void {
  if (loanAmountYuan > undrawnOf(row)) {
    throw new CallError(errors.overCredit, { fields: { loanAmountYuan: errors.overCredit.msg } })
  }
  if (dueOn !== undefined && dueOn < loanOn) {
    throw new CallError(errors.datesDisordered, { fields: { dueOn: errors.datesDisordered.msg } })
  }
}

/**
 * Records one drawing and answers what it makes of the report: sum, weighted rate, latest day, every flag that was set. Two at once
 * cannot pass the credit together, because the move that follows is guarded by the version that was read.
 */
export async function drawDown(
  db: Db,
  row: ReportRecord,
  drawing: Drawing,
): Promise<CaseChange<ReportRecord>> {
  requireFitting(row, drawing)
  await insertDrawdown(db, {
    report_id: row.id,
    drawn_on: drawing.loanOn,
    amount_yuan: drawing.loanAmountYuan,
    rate: drawing.loanRate,
    pricing_base: drawing.pricingBase,
    repriced_on: drawing.repricedOn ?? null,
    due_on: drawing.dueOn ?? null,
    borrower_industry_code: drawing.borrowerIndustryCode,
    use_industry_code: drawing.fundsIndustryCode,
    fee_yuan: drawing.feeYuan ?? null,
    loan_flags: drawing.loanFlags,
    balance_yuan: drawing.loanAmountYuan,
    balance_on: drawing.loanOn,
  })
  const drawn = await listDrawdowns(db, row.id)
  return {
    loan_amount_yuan: drawn.reduce((sum, { amountYuan }) => sum + amountYuan, 0),
    loan_rate: averageRate(drawn),
    loan_on:
      drawn
        .map(({ drawnOn }) => drawnOn)
        .toSorted()
        .at(-1) ?? null,
    loan_flags: [...new Set(drawn.flatMap(({ loanFlags }) => loanFlags))],
  }
}
