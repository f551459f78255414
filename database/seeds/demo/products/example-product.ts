import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import type { ProductCategoryCode } from '@lqr/contract/reference/product-categories.ts'
import type { RepaymentModeCode } from '@lqr/contract/reference/repayment-modes.ts'
import type { TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** A product idea; each named house offers it on terms of its own. */
export interface ExampleProduct {
  readonly name: string
  readonly category: ProductCategoryCode
  readonly zones: readonly ZoneCode[]
  readonly groups: readonly TargetGroupCode[]
  readonly guarantees: readonly GuaranteeModeCode[]
  readonly maxWan: number
  readonly rate: number
  readonly termMonths: number
  readonly repayment: readonly RepaymentModeCode[]
  readonly highlights: string
  /** Short names of the houses. */
  readonly houses: readonly string[]
}

/** Writes a product idea in one line of its terms: at most so many 万元, from which rate, up to how many months. */
export function product(
  name: string,
  category: ProductCategoryCode,
  zones: readonly ZoneCode[],
  groups: readonly TargetGroupCode[],
  guarantees: readonly GuaranteeModeCode[],
  [maxWan, rate, termMonths]: readonly [number, number, number],
  repayment: readonly RepaymentModeCode[],
  highlights: string,
  houses: readonly string[],
): ExampleProduct {
  return {
    name,
    category,
    zones,
    groups,
    guarantees,
    maxWan,
    rate,
    termMonths,
    repayment,
    highlights,
    houses,
  }
}
