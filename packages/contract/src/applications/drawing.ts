import { drawdownAsked } from '../demand-reports/drawdown-entities.ts'
import { loanFlags } from '../demand-reports/loan-flags.ts'

/**
 * What an institution's own ledger says of a loan, as of a drawing of a demand report. All of it may be left out: a loan is recorded
 * without it by whoever does not keep it (decision 0245).
 */
export const drawingAsked = {
  pricingBase: drawdownAsked.pricingBase.optional(),
  repricedOn: drawdownAsked.repricedOn,
  fundsIndustryCode: drawdownAsked.fundsIndustryCode.optional(),
  feeYuan: drawdownAsked.feeYuan,
  loanFlags: loanFlags.optional(),
} as const
