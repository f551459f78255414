import { formatDateTime } from '@lqr/ui/format-date.ts'
import { formatTimeLeft, timeLeftTone } from '@lqr/ui/format-time-left.ts'
import { timeCopy } from './copy.ts'

export type DueTone = 'neutral' | 'warning' | 'danger'

export interface DueWording {
  readonly text: string
  readonly tone: DueTone
}

export interface Clock {
  /** ISO 8601; null when nobody's clock runs. */
  readonly dueAt: string | null
  readonly isPaused: boolean
  readonly isOverdue: boolean
}

const CHINA_OFFSET_MILLISECONDS = 8 * 3_600_000

/** The calendar day in China, YYYY-MM-DD; it knows no summer time since 1991. */
function chinaDay(moment: number): string {
  return new Date(moment + CHINA_OFFSET_MILLISECONDS).toISOString().slice(0, 10)
}

/** How many of the days lie after one day, up to and with another. */
function countAfter(days: readonly string[], after: string, upTo: string): number {
  return days.filter((day) => day > after && day <= upTo).length
}

/**
 * A clock in words, in the working days that are left or over: 剩 2 个工作日, 今天到期, 已超期 3 个工作日, 已暂停. The server's
 * isOverdue decides whether it is over; what ran out since the last working day reads 已超期. Undefined when no clock runs.
 * `workingDays` are YYYY-MM-DD in their order (`listWorkingDays`); while they are not known the moment itself is said.
 */
export function dueWording(
  clock: Clock,
  now: Date,
  workingDays: readonly string[] | undefined,
): DueWording | undefined {
  if (clock.isPaused) return { text: timeCopy.paused, tone: 'neutral' }
  if (clock.dueAt === null) return undefined
  if (!workingDays)
    return {
      text: timeCopy.due(formatDateTime(clock.dueAt)),
      tone: clock.isOverdue ? 'danger' : 'neutral',
    }
  const [today, due] = [chinaDay(now.getTime()), chinaDay(Date.parse(clock.dueAt))]
  if (clock.isOverdue) {
    const over = countAfter(workingDays, due, today)
    return { text: over > 0 ? formatTimeLeft(-over) : timeCopy.overdueToday, tone: 'danger' }
  }
  const left = countAfter(workingDays, today, due)
  return { text: formatTimeLeft(left), tone: timeLeftTone(left) }
}
