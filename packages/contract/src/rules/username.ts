import { checkRequired, type FieldText } from './emptiness.ts'

const USERNAME = /^[A-Za-z][A-Za-z0-9_]{3,31}$/

/** An account name: 4 to 32 letters, digits or underscores, beginning with a letter (so it is never a phone number). */
export function checkUsername(value: FieldText, field: string): string | undefined {
  const missing = checkRequired(value, field)
  if (missing !== undefined || USERNAME.test(value ?? '')) return missing
  return `${field}应为4到32位字母、数字或下划线，以字母开头`
}
