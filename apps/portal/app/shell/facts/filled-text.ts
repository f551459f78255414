import { formatDate } from '@lqr/ui/format-date.ts'
import type { FilledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import { factsCopy as copy } from './copy.ts'

/** Where the value of a field comes from, as long as that value stands in it; undefined otherwise. */
export function filledText(filled: FilledForm, name: string, value: unknown): string | undefined {
  const field = filled[name]
  if (field === undefined || field.value !== value) return undefined
  return copy.from(field.source, field.caseNo, formatDate(field.asOf))
}
