import { Alert } from 'antd'
import { Link } from 'react-router'
import type { CalendarYear } from '@lqr/contract/reference/calendar.ts'
import { copy } from './copy.ts'

const texts = copy.alarm

/** Says that the next notice is due, from sixty days before the last one ends. */
export function ReachAlert({ calendar: { year, reach } }: { calendar: CalendarYear }) {
  const { endsOn, daysLeft, isNear } = reach
  if (!isNear) return null
  const next = endsOn ? Number(endsOn.slice(0, 4)) + 1 : year
  const hint =
    endsOn === null || daysLeft === null
      ? texts.none
      : daysLeft < 0
        ? texts.over(endsOn)
        : texts.left(endsOn, daysLeft)
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={texts.title(next)}
      description={hint}
      {...(next === year ? {} : { action: <Link to={`?year=${next}`}>{texts.go(next)}</Link> })}
    />
  )
}
