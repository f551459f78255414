import { checkAmount } from './amount.ts'
import { type FieldText, isEmptyOrZero } from './emptiness.ts'

const TEN_THOUSANDS = /^(\d+)(?:\.(\d{1,4}))?$/

/** The error of an amount entered in 万元: required, a number, exact to whole yuan (four decimals), not beyond counting. */
export function checkTenThousands(value: FieldText, field: string): string | undefined {
  const error = checkAmount(value, field)
  if (error !== undefined || tenThousandsToYuan(value) !== undefined) return error
  return /\.\d{5}/.test(value ?? '') ? `${field}最多四位小数，精确到元` : `${field}超出范围`
}

/** The same where zero is no answer: it counts as empty (rule 5.7) and the amount is asked for. */
export function checkFilledTenThousands(value: FieldText, field: string): string | undefined {
  return isEmptyOrZero(value) ? `请输入${field}` : checkTenThousands(value, field)
}

/**
 * Whole yuan of an amount in 万元, computed on the digits and never in floating point. Undefined for what is no such
 * amount: a sign, more than four decimals, or more yuan than a number holds exactly.
 */
export function tenThousandsToYuan(value: FieldText): number | undefined {
  const parts = TEN_THOUSANDS.exec(value ?? '')
  if (!parts) return undefined
  const yuan = Number(`${parts[1]}${(parts[2] ?? '').padEnd(4, '0')}`)
  return Number.isSafeInteger(yuan) ? yuan : undefined
}

/** The 万元 text of whole yuan for a form field: exact, no separators, no trailing zeros. Throws RangeError on fractions. */
export function yuanToTenThousands(amountYuan: number): string {
  if (!Number.isSafeInteger(amountYuan)) throw new RangeError('amountYuan is not a whole number of yuan')
  const digits = String(Math.abs(amountYuan)).padStart(5, '0')
  const decimals = trimTrailingZeros(digits.slice(-4))
  const sign = amountYuan < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -4)}${decimals === '' ? '' : `.${decimals}`}`
}

function trimTrailingZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
