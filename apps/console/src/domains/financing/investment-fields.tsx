import { investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import {
  checkInvested,
  investedFacts,
  type InvestedValues,
  InvestmentItems,
} from '../../shell/cases/investment-items.tsx'
import type { Fact } from '../../shell/records/facts.tsx'

const { body } = investInNeed

export const checkInvestment = (values: InvestedValues) => checkInvested(body, values)

/** How much was invested in a need, for which share and when. */
export const InvestmentFields = () => <InvestmentItems of={body} />

/** The same before the last click. */
export function investmentSummary(values?: InvestedValues): Fact[] {
  const { amount, share, day } = investedFacts(body, values)
  return [amount, share, day]
}
