import { updateLoanBalance } from '@lqr/contract/demand-reports/drawdown-calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { keepBalance, listDrawdowns } from '../drawdown.store.ts'
import { reportKind } from '../report-kind.ts'
import { requireReport, showReport } from '../show-report.ts'

/** What of a loan is still owed, as its institution knows it on a day. */
export const updateLoanBalanceCall = bindCall(updateLoanBalance, async (context) => {
  const { db, params, body, audit } = context
  const row = await requireReport(context, params.id)
  const drawdown = (await listDrawdowns(db, row.id)).find(({ id }) => id === params.drawdownId)
  if (!drawdown) throw new CallError(errors.drawdownNotFound)
  if (body.balanceYuan > drawdown.amountYuan) {
    throw new CallError(errors.overDrawn, { fields: { balanceYuan: errors.overDrawn.msg } })
  }
  if (!(await keepBalance(db, { id: drawdown.id, ...body }))) {
    throw new CallError(errors.balanceOutdated, { fields: { balanceOn: errors.balanceOutdated.msg } })
  }
  audit({
    action: 'update-loan-balance',
    entity: caseEntity(reportKind.declaration),
    entityId: row.id,
    detail: { drawdownId: drawdown.id, ...body },
  })
  return showReport(context, row)
})
