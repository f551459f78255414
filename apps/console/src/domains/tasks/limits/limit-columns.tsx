import { Button, Space, Tag } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type TimeLimit, timeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'
import { clockText, daysText, limitText } from './limit-text.ts'

const { shape } = timeLimit

interface Acts {
  readonly change: (limit: TimeLimit) => void
  readonly end: (limit: TimeLimit) => void
}

/** What stands in the list of limits. */
export function limitColumns({ change, end }: Acts): readonly RecordColumn<TimeLimit>[] {
  return [
    { key: 'clock', title: labelOf(shape.clock), isHeading: true, render: ({ clock }) => clockText(clock) },
    { key: 'area', title: labelOf(shape.areaName), render: ({ areaName }) => areaName ?? copy.wholeProvince },
    { key: 'org', title: labelOf(shape.orgName), render: ({ orgName }) => orgName ?? copy.allOrganisations },
    {
      key: 'days',
      title: copy.limit,
      render: (limit) => <span className="tabular nowrap">{daysText(limit)}</span>,
    },
    { key: 'reason', title: labelOf(shape.reason), render: ({ reason }) => reason },
    {
      key: 'state',
      title: copy.state,
      render: ({ endedAt, version }) => (
        <>
          <Tag>{endedAt ? copy.ended(formatDate(endedAt)) : copy.holds}</Tag>
          <span className="muted nowrap">{copy.version(version)}</span>
        </>
      ),
    },
    { key: 'setBy', title: labelOf(shape.setBy), render: ({ setBy }) => setBy },
    {
      key: 'setAt',
      title: labelOf(shape.setAt),
      render: ({ setAt }) => <span className="tabular nowrap">{formatDateTime(setAt)}</span>,
    },
    {
      key: 'actions',
      title: copy.actions,
      render: (limit) =>
        limit.endedAt === null && (
          <Space size={8}>
            <Button size="small" aria-label={copy.changeOf(limitText(limit))} onClick={() => change(limit)}>
              {copy.change}
            </Button>
            <Button size="small" danger aria-label={copy.endOf(limitText(limit))} onClick={() => end(limit)}>
              {copy.end}
            </Button>
          </Space>
        ),
    },
  ]
}
