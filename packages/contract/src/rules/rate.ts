import { isBlank, type FieldText } from './emptiness.ts'
import { checkTwoDecimals } from './numeric.ts'

export const RATE_MIN = 0.01
export const RATE_MAX = 100

/** Rule 5.4, percentage: 0 to 100, and a two-decimal field (5.3). An empty field passes: this rule does not require it. */
export function checkPercentage(value: FieldText, field: string): string | undefined {
  return checkWithin(value, 0, 100, `${field}应为不超过100的数字，最多两位小数`)
}

/**
 * Rule 5.5, rate-like value: 0.01 to 100 inclusive, and a two-decimal field (5.3), so that `100`, `100.0` and `100.00` are
 * allowed. An empty field passes: this rule does not require it.
 */
export function checkRate(value: FieldText, field: string): string | undefined {
  return checkWithin(value, RATE_MIN, RATE_MAX, `${field}应在0.01到100之间，最多两位小数`)
}

function checkWithin(value: FieldText, min: number, max: number, sentence: string): string | undefined {
  if (isBlank(value)) return undefined
  return checkTwoDecimals(value) ?? (Number(value) >= min && Number(value) <= max ? undefined : sentence)
}
