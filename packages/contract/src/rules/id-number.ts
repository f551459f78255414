import { checkRequired, type FieldText } from './emptiness.ts'

const SHAPE = /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_CHARACTERS = '10X98765432'

/** A resident id number as it is stored and compared: without outer white space, the x in capitals. */
export function normalizeIdNumber(value: string): string {
  return value.trim().toUpperCase()
}

/** An 18-digit resident id number (GB 11643): required, a birth date of the calendar, the right check character. */
export function checkIdNumber(value: FieldText, field: string): string | undefined {
  const missing = checkRequired(value, field)
  if (missing !== undefined) return missing
  const idNumber = normalizeIdNumber(value ?? '')
  const [, year, month, day] = SHAPE.exec(idNumber) ?? []
  const right =
    isCalendarDay(Number(year), Number(month), Number(day)) && idCheckCharacter(idNumber) === idNumber[17]
  return right ? undefined : `请输入正确的${field}`
}

/** The 18th character that the first 17 digits ask for (ISO 7064, MOD 11-2). */
export function idCheckCharacter(idNumber: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(idNumber[index]), 0)
  return CHECK_CHARACTERS.charAt(sum % 11)
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
