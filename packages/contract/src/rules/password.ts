import { checkRequired, type FieldText } from './emptiness.ts'

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 64

/** Capital, small letter, digit, and every other visible character as a symbol. */
const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d\s\p{C}]/u] as const
const INVISIBLE = /[\s\p{C}]/u

/**
 * A new password: 8 to 64 visible characters, at least three of capital, small letter, digit and symbol, and not
 * containing the account name in any case (complexity: GB/T 22239-2019, 8.1.4.1).
 */
export function checkPassword(value: FieldText, field: string, username?: string): string | undefined {
  const missing = checkRequired(value, field)
  if (missing !== undefined) return missing
  const password = value ?? ''
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    return `${field}长度应为${PASSWORD_MIN_LENGTH}到${PASSWORD_MAX_LENGTH}位`
  }
  if (INVISIBLE.test(password)) return `${field}不能包含空格`
  if (KINDS.filter((kind) => kind.test(password)).length < 3) {
    return `${field}应至少包含大写字母、小写字母、数字、符号中的三种`
  }
  if (username && password.toLowerCase().includes(username.toLowerCase())) return `${field}不能包含用户名`
  return undefined
}
