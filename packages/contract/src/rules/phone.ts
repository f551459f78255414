import { isBlank, type FieldText } from './emptiness.ts'

const MOBILE = /^(?:0|86|17951)?(1[3-9]\d{9})$/
const LANDLINE = /^0(?:10|2\d|[3-9]\d{2})-?[2-9]\d{6,7}(?:-\d{1,6})?$/

/**
 * Rule 5.6, phone or contact field: required; a mainland mobile number with an optional prefix 0, 86 or 17951, or a
 * landline with its area code and an optional extension after a hyphen.
 */
export function checkPhone(value: FieldText, field: string): string | undefined {
  if (!isBlank(value) && (MOBILE.test(value) || LANDLINE.test(value))) return undefined
  return `请输入正确的${field}`
}

/** The stricter form of 5.6 for numbers that receive a code: required, a mobile number, prefix allowed. */
export function checkMobile(value: FieldText, field: string): string | undefined {
  return mobileDigits(value) === undefined ? `请输入正确的${field}` : undefined
}

/** The bare 11 digits of a mobile number without its prefix, or undefined when it is none. One person, one form. */
export function mobileDigits(value: FieldText): string | undefined {
  return MOBILE.exec(value ?? '')?.[1]
}
