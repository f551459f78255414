import { Link } from 'react-router'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { CalendarButton } from '../../shell/time/calendar-button.tsx'
import type { ComingDay } from './coming-days.ts'
import { comingCopy as copy } from './copy.ts'

const DAY_MS = 86_400_000

function away(at: string, now: Date): string {
  const days = Math.ceil((Date.parse(at) - now.getTime()) / DAY_MS)
  return days <= 0 ? copy.today : copy.days(days)
}

function toEvent({ key, at, title, text }: ComingDay) {
  const day = new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10)
  return {
    uid: `${key.replaceAll(' ', '-')}@overview`,
    span: { days: [day, day] as const },
    title,
    description: text,
    remind: 'P3D',
  }
}

/** What comes up, day by day: clocks of cases, consents and certificates that lapse, money to be paid back. */
export function ComingPanel({ days, now }: { days: readonly ComingDay[]; now: Date }) {
  return (
    <section className="panel" aria-label={copy.title}>
      <div className="panel-head">
        <h2>{copy.title}</h2>
        {days.length > 0 && <CalendarButton name={copy.calendarFile} events={days.map(toEvent)} />}
      </div>
      {days.length === 0 && <p className="muted">{copy.none}</p>}
      <ol className="coming-days">
        {days.map(({ key, at, title, text, to }) => (
          <li key={key}>
            <p className="coming-date tabular">
              <time dateTime={at}>{formatDateShort(at)}</time>
              <span className="muted">{away(at, now)}</span>
            </p>
            <p>
              <Link to={to}>{title}</Link>
              <span className="muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
