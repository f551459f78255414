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

const DAY_MILLISECONDS = 86_400_000
const CHINA_OFFSET_MILLISECONDS = 8 * 3_600_000

/** The number of the calendar day in China's time; it knows no summer time since 1991. */
function chinaDay(moment: number): number {
  return Math.floor((moment + CHINA_OFFSET_MILLISECONDS) / DAY_MILLISECONDS)
}

/**
 * A clock in words, in calendar days of China: 剩 2 天, 今天到期, 已超期 3 天, 已暂停. The server's isOverdue decides whether
 * it is over; a moment of today that has passed therefore reads 已超期. Undefined when no clock runs.
 */
export function dueWording(clock: Clock, now: Date): DueWording | undefined {
  if (clock.isPaused) return { text: timeCopy.paused, tone: 'neutral' }
  if (clock.dueAt === null) return undefined
  const days = chinaDay(Date.parse(clock.dueAt)) - chinaDay(now.getTime())
  if (clock.isOverdue) {
    return { text: days < 0 ? formatTimeLeft(days, timeCopy.day) : timeCopy.overdueToday, tone: 'danger' }
  }
  const left = Math.max(days, 0)
  return { text: formatTimeLeft(left, timeCopy.day), tone: timeLeftTone(left) }
}
