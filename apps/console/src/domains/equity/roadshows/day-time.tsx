import type { Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import { formatTimeSpan } from '@lqr/ui/format-date.ts'

/** From when to when a day takes place. */
export function DayTime({ startsAt, endsAt }: Pick<Roadshow, 'startsAt' | 'endsAt'>) {
  return (
    <time dateTime={startsAt} className="tabular">
      {formatTimeSpan(startsAt, endsAt)}
    </time>
  )
}
