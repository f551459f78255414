import { Button, Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  type CalendarDay,
  calendarDayKinds,
  calendarDayOrigins,
  calendarYear,
} from '@lqr/contract/reference/calendar.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

interface DayTableProps {
  days: readonly CalendarDay[]
  onEdit: (day: CalendarDay) => void
  onDelete: (day: CalendarDay) => void
}

const weekdayOf = (day: string) => copy.weekday(copy.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')

function changedBy({ origin, changedBy: name, changedAt }: CalendarDay) {
  if (origin === 'rule') return null
  return name ? `${name} ${formatDateShort(changedAt)}` : copy.shipped
}

const labels = labelsOf(calendarYear.shape.days.element)

const columns: readonly RecordColumn<CalendarDay>[] = [
  {
    key: 'day',
    title: labels.day,
    isHeading: true,
    render: ({ day }) => (
      <span className="tabular nowrap">
        {day} {weekdayOf(day)}
      </span>
    ),
  },
  {
    key: 'kind',
    title: labels.kind,
    render: ({ kind }) => (
      <Tag color={kind === 'holiday' ? 'success' : 'warning'}>{nameOf(calendarDayKinds, kind)}</Tag>
    ),
  },
  { key: 'name', title: labels.name, render: ({ name }) => name },
  { key: 'origin', title: labels.origin, render: ({ origin }) => nameOf(calendarDayOrigins, origin) },
  { key: 'source', title: labels.source, render: ({ source }) => source },
  { key: 'changed', title: copy.changed, render: changedBy },
]

/** Every day that differs from the week, with who says so. What the rule expects can be changed, not taken out. */
export function DayTable({ days, onEdit, onDelete }: DayTableProps) {
  const actions: RecordColumn<CalendarDay> = {
    key: 'actions',
    title: copy.actions,
    render: (day) => (
      <div className="calendar-actions">
        <Button size="small" aria-label={copy.editOf(day.day)} onClick={() => onEdit(day)}>
          {copy.edit}
        </Button>
        {day.origin !== 'rule' && (
          <Button size="small" danger aria-label={copy.removeOf(day.day)} onClick={() => onDelete(day)}>
            {copy.remove}
          </Button>
        )}
      </div>
    ),
  }
  return (
    <PlainRecords
      table="calendarDays"
      label={copy.list}
      rows={days}
      columns={[...columns, actions]}
      rowKey={({ day }) => day}
    />
  )
}
