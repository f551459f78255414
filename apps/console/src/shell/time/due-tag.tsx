import { Tag, Tooltip } from 'antd'
import { Clock3, ClockAlert, CirclePause } from 'lucide-react'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { copy } from '../copy.ts'
import { timeCopy } from './copy.ts'
import { type Clock, dueWording } from './due-time.ts'
import { useWorkingDays } from './use-working-days.ts'

const colors = { neutral: 'default', warning: 'warning', danger: 'error' } as const

/** What is left of a clock; the exact moment on hover and for screen readers. */
export function DueTag({ clock, now }: { clock: Clock; now: Date }) {
  const workingDays = useWorkingDays()
  const wording = dueWording(clock, now, workingDays)
  if (!wording) return <span className="muted">{copy.none}</span>
  const Icon = clock.isPaused ? CirclePause : wording.tone === 'danger' ? ClockAlert : Clock3
  const moment = clock.dueAt ? timeCopy.due(formatDateTime(clock.dueAt)) : undefined
  return (
    <Tooltip title={moment}>
      <Tag color={colors[wording.tone]} className="due-tag">
        <Icon aria-hidden size={13} strokeWidth={1.75} />
        {wording.text}
        {moment && <span className="sr-only">，{moment}</span>}
      </Tag>
    </Tooltip>
  )
}
