import { useState } from 'react'
import { Link } from 'react-router'
import { listRoomViews, type RoomView } from '@lqr/contract/equity/room-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { roomCopy as texts } from './copy.ts'

const COLUMNS: readonly RecordColumn<RoomView>[] = [
  {
    key: 'org',
    title: texts.org,
    isHeading: true,
    render: (row) => <Link to={`/personal/equity-interests/${row.interestId}`}>{row.orgName}</Link>,
  },
  { key: 'viewer', title: texts.viewer, render: (row) => row.viewerName },
  { key: 'file', title: texts.file, render: (row) => row.fileName },
  {
    key: 'at',
    title: texts.at,
    render: (row) => <span className="tabular nowrap">{formatDateTime(row.at)}</span>,
  },
]

/** Who looked at which document of the enterprise's project, and when. */
export function RoomViews({ projectId }: { projectId: string }) {
  const [page, setPage] = useState(1)
  const input = { params: { id: projectId }, body: { currentPageNum: page, pageSize: 10 } }
  const answer = useCall(listRoomViews, input, { keepPrevious: true })
  return (
    <section aria-label={texts.log}>
      <h2>{texts.log}</h2>
      <RecordList<RoomView>
        table="roomViews"
        label={texts.log}
        of={answer}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={<Notice title={texts.noViews} hint={texts.noViewsHint} />}
        onPage={setPage}
      />
    </section>
  )
}
