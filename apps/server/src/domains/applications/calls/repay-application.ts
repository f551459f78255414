import { repayApplication } from '@lqr/contract/applications/calls.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindApplicationMove } from '../application-moves.ts'
import { repaymentProblems } from '../application-terms.rules.ts'
import { repaidNote } from '../copy.ts'
import { insertRepayment } from '../repayment.store.ts'

/** Adds to what was paid back; the loan stays open until it is settled, which is a move of its own. */
export const repayApplicationCall = bindApplicationMove(repayApplication, 'repay', {
  note: ({ principalYuan, repaidOn }) => repaidNote(principalYuan, repaidOn),
  change({ body: { principalYuan, repaidOn }, now }, row) {
    const today = shanghaiDay(now)
    const repaidYuan = row.repaid_yuan ?? 0
    const fields = repaymentProblems(
      {
        loanAmountYuan: row.loan_amount_yuan ?? 0,
        loanDate: row.loan_date ?? today,
        repaidYuan,
        repaidOn: row.repaid_on,
      },
      { principalYuan, repaidOn },
      today,
    )
    if (Object.keys(fields).length > 0) throw new CallError(productsErrors.repaymentWrong, { fields })
    return { repaid_yuan: repaidYuan + principalYuan, repaid_on: repaidOn }
  },
  follow: ({ db, now, body: { principalYuan, repaidOn } }, { id }) =>
    insertRepayment(db, { id, principalYuan, repaidOn, now }),
})
