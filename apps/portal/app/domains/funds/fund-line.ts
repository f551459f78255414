import type { Fund } from '@lqr/contract/funds/calls.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '@lqr/contract/reference/fund-kinds.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { formatAmount, formatAmountRange } from '@lqr/ui/format-amount.ts'
import { namesOf } from '../../shell/code-names.ts'

/** A fund as lists show it, codes and amounts already in words. Made in loaders. */
export interface FundLine {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly phase: string
  readonly isInvesting: boolean
  readonly size: string
  readonly perProject: string
  readonly manager: string
  readonly industries: readonly string[]
  readonly stages: string
  readonly area: string
  readonly isExample: boolean
}

export function toFundLine(fund: Fund): FundLine {
  const { id, name, manager, areaName, isExample } = fund
  return {
    id,
    name,
    kind: namesOf([fund.kind], FUND_KINDS)[0] ?? '',
    phase: namesOf([fund.phase], FUND_PHASES)[0] ?? '',
    isInvesting: fund.phase === 'investing',
    size: formatAmount(fund.sizeYuan),
    perProject: formatAmountRange(fund.amountMinYuan, fund.amountMaxYuan),
    manager,
    industries: namesOf(fund.industries, LEADING_INDUSTRIES),
    stages: namesOf(fund.stages, FUND_STAGES).join('、'),
    area: areaName,
    isExample,
  }
}
