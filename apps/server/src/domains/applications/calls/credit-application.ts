import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { creditApplication } from '@lqr/contract/applications/calls.ts'
import { deviationsOf } from '@lqr/contract/applications/deviations.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindApplicationMove } from '../application-moves.ts'
import { creditOnlyProblem, creditProblem } from '../application-terms.rules.ts'
import { termsCopy } from '../terms-copy.ts'

export const creditApplicationCall = bindApplicationMove(creditApplication, 'credit', {
  change({ body, now }, row) {
    const problem = creditProblem(row.product_snapshot, body.creditAmountYuan)
    if (problem) throw new CallError(problem.error, { fields: problem.fields })
    if (body.creditValidTo && body.creditValidTo <= shanghaiDay(now)) {
      throw new CallError(kernelErrors.invalidInput, { fields: { creditValidTo: termsCopy.creditPast } })
    }
    const isCreditOnly = body.isCreditOnly ?? row.guarantee_mode === 'credit'
    const contradiction = creditOnlyProblem(row.guarantee_mode, isCreditOnly)
    if (contradiction) {
      throw new CallError(kernelErrors.invalidInput, { fields: { isCreditOnly: contradiction } })
    }
    const deviations = deviationsOf(row.product_snapshot, {
      amountYuan: body.creditAmountYuan,
      rate: body.creditRate,
      termMonths: body.creditTermMonths,
      repayment: body.creditRepayment,
    })
    if (deviations.length > 0 && !body.deviationReason) {
      throw new CallError(errors.deviationUnexplained, {
        fields: { deviationReason: termsCopy.deviates(row.product_snapshot, deviations) },
      })
    }
    return {
      credit_repayment: body.creditRepayment ?? null,
      credit_deviations: deviations,
      deviation_reason: body.deviationReason ?? null,
      credit_amount_yuan: body.creditAmountYuan,
      credit_rate: body.creditRate,
      credit_term_months: body.creditTermMonths,
      credit_annual_cost: annualCostPercent(body.creditRate, row.product_snapshot.fees, {
        amountYuan: body.creditAmountYuan,
        termMonths: body.creditTermMonths,
        repaymentMode: body.creditRepayment,
      }),
      credit_valid_to: body.creditValidTo ?? null,
      credit_conditions: body.creditConditions ?? null,
      is_credit_only: isCreditOnly,
      decided_at: now.toISOString(),
    }
  },
})
