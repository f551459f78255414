import { checkRequired, type FieldText } from '../rules/emptiness.ts'

/** A bank account number as it is kept: without the blanks it is written with. */
export function normalizeAccountNo(value: string): string {
  return value.replaceAll(/[\s-]/g, '')
}

/** A bank account number: 8 to 30 digits, blanks and hyphens left aside. */
export function checkAccountNo(value: FieldText, label: string): string | undefined {
  const missing = checkRequired(value, label)
  if (missing !== undefined) return missing
  return /^\d{8,30}$/.test(normalizeAccountNo(value ?? '')) ? undefined : `${label}应为 8 到 30 位数字`
}
