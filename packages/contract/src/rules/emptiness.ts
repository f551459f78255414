/** What a form field holds before it has been read as anything. */
export type FieldText = string | null | undefined

/** Whether nothing was entered: absent, or white space alone. */
export function isBlank(value: FieldText): value is null | undefined | '' {
  return value == null || value.trim() === ''
}

/** Rule for any required field: the error when nothing was entered. */
export function checkRequired(value: FieldText, field: string): string | undefined {
  return isBlank(value) ? `请输入${field}` : undefined
}

/** Rule 5.7, empty-or-zero: absent, blank and all-zero (`0`, `000`, `0.00`) count as empty. */
export function isEmptyOrZero(value: FieldText | number): boolean {
  if (typeof value === 'number') return value === 0
  return isBlank(value) || /^0+(?:\.0+)?$/.test(value.trim())
}
