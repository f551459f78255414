import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { clockKinds } from '@lqr/contract/reference/calendar.ts'
import type { previewCalendarChange } from '@lqr/contract/reference/calendar-calls.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const texts = copy.effect

/** What saving would do to the days and to the clocks that run; read out when it appears. */
export function MovesNote({ preview }: { preview: CallOutput<typeof previewCalendarChange> }) {
  const { daysOff, daysWorked, moves } = preview
  const moved = moves.filter(({ later, earlier }) => later + earlier > 0)
  return (
    <section className="panel-note calendar-effect" role="status">
      <h3>{texts.title}</h3>
      <p>{texts.days(daysOff, daysWorked)}</p>
      {moved.length === 0 && <p>{texts.none}</p>}
      {moved.map(({ kind, later, earlier }) => (
        <p key={kind}>{texts.moves(nameOf(clockKinds, kind), later, earlier)}</p>
      ))}
      {moved.some(({ earlier }) => earlier > 0) && <p className="muted">{texts.fair}</p>}
    </section>
  )
}
