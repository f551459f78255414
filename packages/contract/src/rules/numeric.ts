import { checkRequired, isBlank, type FieldText } from './emptiness.ts'

const NUMBER = /^\d+(?:\.\d+)?$/
const SIGNED_TWO_DECIMALS = /^-?\d+(?:\.\d{1,2})?$/

/** Rule 5.1, numeric field: required, digits with an optional decimal part, no sign. */
export function checkNumeric(value: FieldText, field: string): string | undefined {
  return checkRequired(value, field) ?? (NUMBER.test(value ?? '') ? undefined : '只能输入数字')
}

/** Rule 5.3, two-decimal field: optional minus, at most two decimals. An empty field passes: this rule does not require it. */
export function checkTwoDecimals(value: FieldText): string | undefined {
  if (isBlank(value) || SIGNED_TWO_DECIMALS.test(value)) return undefined
  return '只能输入数字，最多两位小数'
}
