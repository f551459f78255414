import { isBlank, type FieldText } from './emptiness.ts'

/** The 31 characters of GB 32100-2015; the position is the value. I, O, S, V and Z are left out. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const SHAPE = /^[0-9A-HJ-NP-RTUW-Y]{2}\d{6}[0-9A-HJ-NP-RTUW-Y]{10}$/

export type CreditCodeResult =
  | { readonly kind: 'valid'; readonly code: string }
  | { readonly kind: 'wrongDigit'; readonly code: string; readonly warning: string }
  | { readonly kind: 'wrongShape'; readonly error: string }

/** A credit code as it is stored and compared: without outer white space, in capitals. */
export function normalizeCreditCode(value: string): string {
  return value.trim().toUpperCase()
}

/**
 * A unified social credit code against GB 32100-2015. A wrong shape is an error; a wrong check digit only a warning that
 * leads to manual review, because codes with one are in use.
 */
export function checkCreditCode(value: FieldText, field: string): CreditCodeResult {
  if (isBlank(value)) return { kind: 'wrongShape', error: `请输入${field}` }
  const code = normalizeCreditCode(value)
  if (!SHAPE.test(code)) return { kind: 'wrongShape', error: `请输入正确的18位${field}` }
  if (creditCodeCheckCharacter(code) === code[17]) return { kind: 'valid', code }
  return {
    kind: 'wrongDigit',
    code,
    warning: `${field}的校验位不符，请核对；确认无误可继续提交，将转人工审核`,
  }
}

/** The 18th character that the first 17 ask for: 31 minus the weighted sum modulo 31, weights 3^(i-1) mod 31, 31 as 0. */
export function creditCodeCheckCharacter(code: string): string {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, 17)) {
    sum += ALPHABET.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}
