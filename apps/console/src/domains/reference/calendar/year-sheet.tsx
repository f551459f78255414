import type { CalendarYear } from '@lqr/contract/reference/calendar.ts'
import { copy } from './copy.ts'
import { monthsOf, type SheetDay } from './month-days.ts'

function Day({ date, mark, isExpected }: SheetDay) {
  const word = mark === 'holiday' || mark === 'work' ? copy.legend[mark] : undefined
  return (
    <span className={`sheet-day${mark ? ` sheet-${mark}` : ''}${isExpected ? ' sheet-expected' : ''}`}>
      {date}
      {word && <small>{word}</small>}
    </span>
  )
}

/** The year at a glance. The table below says the same in words, so readers are spared 365 numbers. */
export function YearSheet({ calendar: { year, days } }: { calendar: CalendarYear }) {
  return (
    <div className="year-sheet" aria-hidden>
      {monthsOf(year, days).map(({ month, skipped, days: sheet }) => (
        <div key={month} className="sheet-month">
          <p className="sheet-name">{copy.month(month)}</p>
          <div className="sheet-days">
            {copy.weekdays.map((name) => (
              <span key={name} className="sheet-head">
                {name}
              </span>
            ))}
            {sheet.map((day, index) => (
              <div key={day.date} {...(index === 0 ? { style: { gridColumnStart: skipped + 1 } } : {})}>
                <Day {...day} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
