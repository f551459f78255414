import type { DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import type { IndustryCode } from '@lqr/contract/reference/industries.ts'

/** What an example enterprise asks for, as columns. */
export interface ExampleNeed {
  readonly demand_type: DemandTypeCode
  readonly title: string
  readonly amount_yuan: number
  readonly term_months: number
  readonly guarantee_mode: GuaranteeModeCode
  readonly industry_code: IndustryCode
  readonly purpose: string
  readonly want_rate: number | null
}

const WAN = 10_000

/** A need in the words of an enterprise; the amount in 万元. */
export function need(
  demand_type: DemandTypeCode,
  title: string,
  wan: number,
  term_months: number,
  guarantee_mode: GuaranteeModeCode,
  industry_code: IndustryCode,
  purpose: string,
  want_rate: number | null = null,
): ExampleNeed {
  return {
    demand_type,
    title,
    amount_yuan: wan * WAN,
    term_months,
    guarantee_mode,
    industry_code,
    purpose,
    want_rate,
  }
}

/**
 * A part of the enterprise's name (`own` is the demonstration enterprise), how far the need has come, how many days ago it was
 * published, what is asked, for how many days, and whether the name is shown.
 */
export type ExampleNeedRow = readonly [
  of: string,
  state: NeedStatus,
  daysAgo: number,
  asked: ExampleNeed,
  validDays: number,
  showsCompany: boolean,
]
