import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { type DutyDay, getDutyDay } from '@lqr/contract/statistics/duty-calls.ts'
import { DUTY_INDICATORS } from '@lqr/contract/statistics/duty-indicators.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { AreaFigures } from './area-figures.tsx'
import { copy } from './copy.ts'
import { FieldDialog } from './field-dialog.tsx'
import { FilePanel } from './file-panel.tsx'

const DAY_MS = 86_400_000
const yesterday = () => chinaToday(new Date(Date.now() - DAY_MS))

interface Line {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly definition: string
  readonly value: number
  readonly field: string | undefined
}

function linesOf({ rows: [province], fields }: DutyDay): Line[] {
  return DUTY_INDICATORS.map((indicator) => ({
    ...indicator,
    value: province?.values.find((one) => one.indicator === indicator.code)?.value ?? 0,
    field: fields.find((one) => one.indicator === indicator.code)?.name,
  }))
}

const columns: readonly RecordColumn<Line>[] = [
  {
    key: 'indicator',
    title: copy.indicator,
    isHeading: true,
    render: ({ name, definition }) => (
      <>
        {name}
        <div className="muted">{definition}</div>
      </>
    ),
  },
  {
    key: 'value',
    title: copy.province,
    align: 'right',
    render: ({ value, unit }) => (
      <span className="tabular nowrap">{copy.amount(value.toLocaleString('zh-CN'), unit)}</span>
    ),
  },
  {
    key: 'field',
    title: copy.field,
    render: ({ field }) =>
      field === undefined ? <span className="muted">{copy.notSent}</span> : <code>{field}</code>,
  },
]

/** What the national platform is told of a day: the figures with their definitions, the names they get there, and the file. */
export function Component() {
  const queries = useQueryClient()
  const search = useListSearch()
  const [isNaming, setNaming] = useState(false)
  const day = search.text('day') ?? yesterday()
  const answer = useCall(getDutyDay, { params: { day } }, { keepPrevious: true })
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(getDutyDay) })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <div className="stack">
        <div className="filters" role="search">
          <label htmlFor="duty-day">{copy.day}</label>
          <DateInput
            id="duty-day"
            value={day}
            max={yesterday()}
            onChange={(next) => search.change({ day: next })}
          />
        </div>
        <Answer of={answer}>
          {(shown) => (
            <>
              <FilePanel day={shown} onMade={renew} />
              <div className="panel-head">
                <h2>{copy.indicators}</h2>
                <Button onClick={() => setNaming(true)}>{copy.setFields}</Button>
              </div>
              <PlainRecords<Line>
                table="dutyIndicators"
                label={copy.indicators}
                rows={linesOf(shown)}
                columns={columns}
                rowKey={({ code }) => code}
              />
              <AreaFigures rows={shown.rows.slice(1)} />
              {isNaming && (
                <FieldDialog
                  fields={shown.fields}
                  onDone={() => {
                    setNaming(false)
                    renew()
                  }}
                  onClose={() => setNaming(false)}
                />
              )}
            </>
          )}
        </Answer>
      </div>
    </Page>
  )
}
