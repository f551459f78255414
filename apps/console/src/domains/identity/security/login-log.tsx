import { Tag } from 'antd'
import { listLoginLog, loginRecord, loginWays } from '@lqr/contract/identity/account-calls.ts'
import { deviceName } from '@lqr/contract/identity/device-name.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { useState } from 'react'
import { Notice } from '../../../shell/page/notice.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

type LoginRecord = CallOutput<typeof listLoginLog>['list'][number]

const texts = copy.log
const labels = labelsOf(loginRecord)

function Result({ record: { succeeded, reason } }: { record: LoginRecord }) {
  if (succeeded) return <Tag color="success">{texts.succeeded}</Tag>
  const words = reason ? texts.failedBecause(texts.reasons[reason] ?? reason) : texts.failed
  return <Tag color="error">{words}</Tag>
}

const columns: readonly RecordColumn<LoginRecord>[] = [
  {
    key: 'at',
    title: labels.at,
    isHeading: true,
    render: ({ at }) => <span className="tabular nowrap">{formatDateTime(at)}</span>,
  },
  { key: 'result', title: texts.result, render: (record) => <Result record={record} /> },
  { key: 'way', title: texts.way, render: ({ way }) => nameOf(loginWays, way) },
  { key: 'device', title: texts.device, render: ({ userAgent }) => deviceName(userAgent) },
  { key: 'address', title: texts.address, render: ({ ip }) => <span className="tabular">{ip}</span> },
]

/** The logins of an account, the refused ones too; newest first. */
export function LoginLog({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const answer = useCall(
    listLoginLog,
    { params: { userId }, query: { currentPageNum: page } },
    { keepPrevious: true },
  )
  return (
    <RecordList
      table="loginLog"
      label={texts.list}
      of={answer}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<Notice title={texts.empty} />}
      onPage={setPage}
    />
  )
}
