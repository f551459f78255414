import { isBlank, type FieldText } from './emptiness.ts'

export const RATE_MIN = 0.01
export const RATE_MAX = 100

const TWO_DECIMALS = /^\d+(?:\.\d{1,2})?$/

/** Rule 5.4, percentage: 0 to 100, at most two decimals. An empty field passes: this rule does not require it. */
export function checkPercentage(value: FieldText, field: string): string | undefined {
  if (isBlank(value)) return undefined
  if (TWO_DECIMALS.test(value) && Number(value) <= 100) return undefined
  return `${field}应为不超过100的数字，最多两位小数`
}

/**
 * Rule 5.5, rate-like value: 0.01 to 100 inclusive, at most two decimals (`100`, `100.0` and `100.00` are allowed).
 * An empty field passes: this rule does not require it.
 */
export function checkRate(value: FieldText, field: string): string | undefined {
  if (isBlank(value)) return undefined
  if (TWO_DECIMALS.test(value) && Number(value) >= RATE_MIN && Number(value) <= RATE_MAX) return undefined
  return `${field}应在0.01到100之间，最多两位小数`
}
