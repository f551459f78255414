import type { TopicField } from '@lqr/contract/credit/topics/topic-fields.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'

/** A value of a topic in words; undefined is unknown. */
export function topicValue(key: string, { kind, unit }: TopicField, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join('；')
  if (kind === 'amount' && typeof value === 'number') return formatAmount(value)
  if (kind === 'percent' && typeof value === 'number') return formatPercent(value)
  if (kind === 'day' && typeof value === 'string') return formatDate(value)
  if (key === 'areaCode' && typeof value === 'string') return substationOfCode(value)?.name ?? value
  return unit === undefined ? String(value) : `${String(value)} ${unit}`
}

/** Keys that tell one thing from another and say nothing to people. */
export const isShownField = (key: string) => !['personKey', 'node', 'parentNode'].includes(key)
