import type { FitConditionCode } from './fit.ts'
import type { RefusalConditionCode } from '../reference/refusal-conditions.ts'
import type { NeedRejectCode } from '../reference/need-reject-codes.ts'
import type { RejectCode } from '../reference/reject-codes.ts'
import type { TargetGroupCode } from '../reference/target-groups.ts'

/** The way on from a refusal of one code. */
export interface RefusalWay {
  /** What decides with this code, unless the institution names another. */
  readonly condition?: RefusalConditionCode
  /** The earliest sensible day to try again, so many days from the refusal, unless the institution names one or a figure says it. */
  readonly retryDays: number
  /** Products that meet this condition go on where this one ended. */
  readonly passes?: FitConditionCode
  /** Products made for this group do. */
  readonly group?: TargetGroupCode
  /** A guarantee company stands in for what is missing. */
  readonly guarantee?: true
}

/** What follows from each code (docs/product-rules.md, Refusals). */
const REFUSAL_WAYS: Readonly<Record<RejectCode | NeedRejectCode, RefusalWay>> = {
  MATERIAL_INCOMPLETE: { retryDays: 1 },
  MATERIAL_INCONSISTENT: { retryDays: 7 },
  OPERATING_TIME_SHORT: { condition: 'OPERATING_MONTHS', retryDays: 90, group: 'startup', guarantee: true },
  NO_FIXED_PREMISES: { retryDays: 30 },
  REPAYMENT_WEAK: { condition: 'REVENUE_12M', retryDays: 90, guarantee: true },
  DEBT_TOO_HIGH: { condition: 'DEBT_RATIO', retryDays: 90, guarantee: true },
  AMOUNT_TOO_HIGH: { condition: 'AMOUNT', retryDays: 1, passes: 'AMOUNT', guarantee: true },
  CREDIT_OVERDUE: { condition: 'OVERDUE', retryDays: 30 },
  CREDIT_BLACKLISTED: { retryDays: 90 },
  TAX_RECORD: { retryDays: 90 },
  PURPOSE_UNCLEAR: { retryDays: 1 },
  PURPOSE_NOT_ALLOWED: { retryDays: 1 },
  COLLATERAL_INSUFFICIENT: { condition: 'COLLATERAL', retryDays: 30, guarantee: true },
  INDUSTRY_RESTRICTED: { condition: 'TARGET_GROUP', retryDays: 1, passes: 'TARGET_GROUP' },
  AREA_OUTSIDE: { condition: 'AREA', retryDays: 1, passes: 'AREA' },
  PRODUCT_UNSUITABLE: { condition: 'TARGET_GROUP', retryDays: 1, passes: 'TARGET_GROUP' },
  QUOTA_USED: { retryDays: 30, passes: 'ONLINE_APPLY' },
  AUTHORISATION_MISSING: { retryDays: 1 },
  UNREACHABLE: { retryDays: 1 },
  OTHER: { retryDays: 30 },
  UNTRUE: { retryDays: 1 },
  NOT_FINANCING: { retryDays: 1 },
  FORBIDDEN_CONTENT: { retryDays: 1 },
  REPEATED: { retryDays: 1 },
}

const WAYS = new Map<string, RefusalWay>(Object.entries(REFUSAL_WAYS))
const UNKNOWN: RefusalWay = { retryDays: 30 }

/** The way on from a refusal of that code; of one that is not known, no more than a day to try again. */
export function refusalWayOf(code: string): RefusalWay {
  return WAYS.get(code) ?? UNKNOWN
}
