import { checkNumeric } from './numeric.ts'
import type { FieldText } from './emptiness.ts'

/** From this many digits before the point a form asks whether the amount really is in 万元 (rule 5.2). */
export const AMOUNT_CONFIRM_DIGITS = 6

/** How long the confirm button of that question stays locked. */
export const AMOUNT_CONFIRM_LOCK_SECONDS = 5

const INTEGER_PART = /^-?(\d+)(?:\.\d*)?$/

/** Rule 5.2, amount field: required and a number. Whether to ask for the unit is `needsUnitConfirmation`. */
export function checkAmount(value: FieldText, field: string): string | undefined {
  return checkNumeric(value, field)
}

/** Rule 5.2, second half: whether the digits before the point are six or more. False for what is no number. */
export function needsUnitConfirmation(value: FieldText): boolean {
  const integerPart = INTEGER_PART.exec(value?.trim() ?? '')?.[1]
  return integerPart !== undefined && integerPart.length >= AMOUNT_CONFIRM_DIGITS
}
