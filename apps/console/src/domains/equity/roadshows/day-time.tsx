import type { Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'

/** From when to when a day takes place. */
export function DayTime({ startsAt, endsAt }: Pick<Roadshow, 'startsAt' | 'endsAt'>) {
  return (
    <span className="tabular">
      <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
      {' – '}
      <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
    </span>
  )
}
