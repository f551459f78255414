import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy } from './copy.ts'

/** A count, or that it is hidden from the viewer. */
export const shownCount = (count: number | null) =>
  count === null ? copy.few : count.toLocaleString('zh-CN')

export const shownAmount = (yuan: number | null) => (yuan === null ? copy.few : formatAmount(yuan))

/** The sum of parts; hidden where one of them is. */
export const sumOrFew = (parts: readonly (number | null)[]) =>
  parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
