import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { disburseApplication } from '@lqr/contract/applications/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindApplicationMove } from '../application-moves.ts'
import { drawingProblems, loanDateProblem, loanProblem } from '../application-terms.rules.ts'
import { decideFirstLoans } from '../first-loan.store.ts'

/** A drawing can change what another case of the enterprise counts as, when it is recorded late: that is audited there. */
export const disburseApplicationCall = bindApplicationMove(disburseApplication, 'disburse', {
  change({ body, now }, row) {
    const problem = loanProblem(row.credit_amount_yuan ?? 0, body.loanAmountYuan)
    if (problem) throw new CallError(problem.error, { fields: problem.fields })
    const creditedOn = shanghaiDay(new Date(row.decided_at ?? row.created_at))
    const sentence = loanDateProblem(body.loanDate, creditedOn, shanghaiDay(now))
    if (sentence) throw new CallError(kernelErrors.invalidInput, { fields: { loanDate: sentence } })
    const hasEarlierLoan = body.hasEarlierLoan ?? false
    const fields = drawingProblems({ ...body, hasEarlierLoan, isCreditOnly: row.is_credit_only })
    if (Object.keys(fields).length > 0) throw new CallError(kernelErrors.invalidInput, { fields })
    return {
      loan_amount_yuan: body.loanAmountYuan,
      loan_date: body.loanDate,
      has_earlier_loan: hasEarlierLoan,
      loan_pricing_base: body.pricingBase ?? null,
      loan_repriced_on: body.repricedOn ?? null,
      loan_fee_yuan: body.feeYuan ?? null,
      loan_use_industry_code: body.fundsIndustryCode ?? null,
      loan_flags: body.loanFlags ?? null,
    }
  },
  async follow({ db, audit }, drawn) {
    for (const { id, isFirstLoan } of await decideFirstLoans(db, [drawn.company_id])) {
      if (id === drawn.id) continue
      const detail = { isFirstLoan, becauseOf: drawn.id }
      audit({ action: 'correct-first-loan', entity: caseEntity(applicationCase), entityId: id, detail })
    }
  },
})
