import { grouped } from '@lqr/contract/rules/grouped.ts'

/** 3.85% with two decimals always; '' when there is none. */
export function formatPercent(rate: number | null | undefined): string {
  return rate == null ? '' : `${grouped(rate, 2)}%`
}

/** 年化 3.85% (annual percent). */
export function formatRate(rate: number | null | undefined): string {
  return rate == null ? '' : `年化 ${formatPercent(rate)}`
}

/** 年化 3.45%–4.20%; one number when both ends are equal, 起 or 以内 when one end is missing. */
export function formatRateRange(min: number | null | undefined, max: number | null | undefined): string {
  if (min == null && max == null) return ''
  if (min == null) return `${formatRate(max)}以内`
  if (max == null) return `${formatRate(min)}起`
  return min === max ? formatRate(min) : `${formatRate(min)}–${formatPercent(max)}`
}
