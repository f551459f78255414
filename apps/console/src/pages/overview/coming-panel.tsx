import { Link } from 'react-router'
import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { CalendarButton } from '../../shell/time/calendar-button.tsx'
import { type ComingDay, daysAway } from './coming-days.ts'
import { comingCopy as copy } from './copy.ts'

function away(at: string, now: Date): string {
  const days = daysAway(at, now)
  return days === 0 ? copy.today : copy.days(days)
}

function toEvent({ key, at, title, text }: ComingDay) {
  const day = chinaDay(new Date(at))
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
