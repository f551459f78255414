import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { NoticeDay } from '@lqr/contract/rules/holiday-notice.ts'
import { CallError } from '../../../http/call-error.ts'
import { noticeDays } from './calendar-change.rules.ts'

const SHOWN = 5

/** The days of a year's notice; 422 at the text with what is wrong in it. */
export function requireNotice(year: number, text: string): readonly NoticeDay[] {
  const { days, problems } = noticeDays(year, text)
  if (problems.length === 0) return days
  throw new CallError(kernelErrors.invalidInput, { fields: { text: problems.slice(0, SHOWN).join('；') } })
}
