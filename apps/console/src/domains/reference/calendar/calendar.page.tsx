import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type CalendarDay,
  type CalendarYear,
  FIRST_CALENDAR_YEAR,
  LAST_CALENDAR_YEAR,
} from '@lqr/contract/reference/calendar.ts'
import { getCalendar } from '@lqr/contract/reference/calendar-calls.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { DayDialog } from './day-dialog.tsx'
import { DayTable } from './day-table.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ReachAlert } from './reach-alert.tsx'
import { YearSheet } from './year-sheet.tsx'
import './calendar.css'

type Act = { what: 'import' } | { what: 'add' } | { what: 'edit' | 'delete'; day: CalendarDay }

/** The year of the address, this one unless it is one of the calendar. */
function useYear() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('year'))
  const isKnown = Number.isInteger(asked) && asked >= FIRST_CALENDAR_YEAR && asked <= LAST_CALENDAR_YEAR
  const year = isKnown ? asked : Number(chinaToday().slice(0, 4))
  return { year, toYear: (next: number) => setSearch({ year: String(next) }, { replace: true }) }
}

function YearSwitch({ year, toYear }: ReturnType<typeof useYear>) {
  return (
    <nav className="calendar-years" aria-label={copy.years}>
      <Button disabled={year <= FIRST_CALENDAR_YEAR} onClick={() => toYear(year - 1)}>
        {copy.before}
      </Button>
      <h2 aria-live="polite">{copy.year(year)}</h2>
      <Button disabled={year >= LAST_CALENDAR_YEAR} onClick={() => toYear(year + 1)}>
        {copy.after}
      </Button>
    </nav>
  )
}

function NoticeLine({ notice }: Pick<CalendarYear, 'notice'>) {
  if (!notice) return <p className="muted">{copy.noNotice}</p>
  const { source, importedBy, importedAt } = notice
  return (
    <p className="muted">
      {copy.notice(source)}
      {importedBy && ` · ${copy.importedBy(importedBy, formatDate(importedAt))}`}
    </p>
  )
}

function Year({ calendar }: { calendar: CalendarYear }) {
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const { days, version } = calendar
  return (
    <>
      <section className="panel stack" aria-label={copy.months}>
        <div className="panel-head">
          <NoticeLine notice={calendar.notice} />
          <div className="calendar-actions">
            <Button type="primary" onClick={() => setAct({ what: 'import' })}>
              {copy.import}
            </Button>
            <Button onClick={() => setAct({ what: 'add' })}>{copy.add}</Button>
          </div>
        </div>
        <YearSheet calendar={calendar} />
      </section>
      {days.length === 0 ? (
        <div className="panel">
          <Notice title={copy.empty} hint={copy.emptyHint} />
        </div>
      ) : (
        <DayTable
          days={days}
          onEdit={(day) => setAct({ what: 'edit', day })}
          onDelete={(day) => setAct({ what: 'delete', day })}
        />
      )}
      {act?.what === 'import' && <ImportDialog calendar={calendar} onClose={close} />}
      {act?.what === 'add' && <DayDialog calendar={calendar} day={undefined} onClose={close} />}
      {act?.what === 'edit' && <DayDialog calendar={calendar} day={act.day} onClose={close} />}
      {act?.what === 'delete' && <DeleteDialog day={act.day.day} version={version} onClose={close} />}
    </>
  )
}

/** Which days people work, year by year: what counts for every clock in working days. */
export function Component() {
  const years = useYear()
  const answer = useCall(getCalendar, { params: { year: String(years.year) } }, { keepPrevious: true })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <div className="stack">
        {answer.data && <ReachAlert calendar={answer.data} />}
        <YearSwitch {...years} />
        <Answer of={answer}>{(calendar) => <Year key={calendar.year} calendar={calendar} />}</Answer>
      </div>
    </Page>
  )
}
