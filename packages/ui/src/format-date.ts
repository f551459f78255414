import { chinaTime } from '@lqr/contract/rules/china-day.ts'
import { timestampToMilliseconds } from '@lqr/contract/rules/timestamp.ts'

/** A moment, or a calendar date (YYYY-MM-DD); numbers of 10 digits are seconds (specification 9), longer ones milliseconds. */
export type Moment = string | number | Date

interface Parts {
  year: string
  month: string
  day: string
  hour: string
  minute: string
}

function toDate(value: Moment): Date {
  if (value instanceof Date) return value
  return new Date(timestampToMilliseconds(value) ?? value)
}

function partsOf(value: Moment): Parts | undefined {
  const calendar = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  if (calendar) {
    const [, year = '', month = '', day = ''] = calendar
    return { year, month: String(Number(month)), day: String(Number(day)), hour: '00', minute: '00' }
  }
  const date = toDate(value)
  if (Number.isNaN(date.getTime())) return undefined
  const [year = '', month = '', day = '', hour = '', minute = ''] = chinaTime(date).split(/[-T:]/)
  return { year, month: String(Number(month)), day: String(Number(day)), hour, minute }
}

/** 2026年11月20日, in China's time wherever the reader is; '' for a missing or unreadable value. */
export function formatDate(value: Moment | null | undefined): string {
  const parts = value == null ? undefined : partsOf(value)
  return parts ? `${parts.year}年${parts.month}月${parts.day}日` : ''
}

/** 2026年11月20日 14:30. */
export function formatDateTime(value: Moment | null | undefined): string {
  const parts = value == null ? undefined : partsOf(value)
  return parts ? `${parts.year}年${parts.month}月${parts.day}日 ${parts.hour}:${parts.minute}` : ''
}

/** 2026年11月20日 09:00–12:00; of two days, both moments whole. */
export function formatTimeSpan(from: Moment, to: Moment): string {
  const [start, end] = [formatDateTime(from), formatDateTime(to)]
  const [day, time = end] = end.split(' ')
  return `${start}–${start.startsWith(`${day} `) ? time : end}`
}

/** 2026-11-20, for tables where columns must align. */
export function formatDateShort(value: Moment | null | undefined): string {
  const parts = value == null ? undefined : partsOf(value)
  return parts ? `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}` : ''
}

/** 2026年11月1日至2026年12月31日; an open end is 长期有效. */
export function formatDateRange(from: Moment | null | undefined, to: Moment | null | undefined): string {
  const start = formatDate(from)
  return `${start}${start ? '至' : ''}${formatDate(to) || '长期有效'}`
}
