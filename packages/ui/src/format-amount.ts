import { displayAmount } from '@lqr/contract/rules/amount-display.ts'

/** 50 万元, 1.25 亿元; '' when there is none. The scaling is the contract's (specification 9). */
export function formatAmount(amountYuan: number | null | undefined): string {
  return displayAmount(amountYuan)?.text ?? ''
}

/** 10–500 万元 when both ends share the unit, otherwise 5,000 元–50 万元; 起 or 以内 when one end is missing. */
export function formatAmountRange(
  minYuan: number | null | undefined,
  maxYuan: number | null | undefined,
): string {
  const min = displayAmount(minYuan)
  const max = displayAmount(maxYuan)
  if (!min) return max ? `${max.text}以内` : ''
  if (!max) return `${min.text}起`
  if (min.text === max.text) return min.text
  return min.unit === max.unit
    ? `${min.text.slice(0, -min.unit.length - 1)}–${max.text}`
    : `${min.text}–${max.text}`
}

/** 12 个月, 3 年 for whole years from two years on. */
export function formatTerm(months: number | null | undefined): string {
  if (months == null) return ''
  return months >= 24 && months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`
}

/** 3–36 个月; one number when both ends are equal. */
export function formatTermRange(min: number | null | undefined, max: number | null | undefined): string {
  if (min == null) return max == null ? '' : `${max} 个月以内`
  if (max == null) return `${min} 个月起`
  return min === max ? formatTerm(min) : `${min}–${max} 个月`
}
