import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { listRoadshows, type Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { dayCopy as texts } from './copy.ts'
import { DayTime } from './day-time.tsx'

const PAGE_SIZE = 20

const COLUMNS: readonly RecordColumn<Roadshow>[] = [
  {
    key: 'name',
    title: texts.name,
    isHeading: true,
    render: ({ id, title }) => <Link to={`/workbench/roadshows/${id}`}>{title}</Link>,
  },
  { key: 'time', title: texts.time, render: (day) => <DayTime {...day} /> },
  { key: 'place', title: texts.place, render: ({ place }) => place },
  {
    key: 'projects',
    title: texts.projects,
    align: 'right',
    render: ({ signedUp, capacity }) => <span className="tabular">{texts.taken(signedUp, capacity)}</span>,
  },
  {
    key: 'institutions',
    title: texts.institutions,
    align: 'right',
    render: ({ institutions }) => <span className="tabular">{institutions}</span>,
  },
]

/** The roadshow days that are known, the next first. */
export function Component() {
  const search = useListSearch()
  const comingOnly = search.text('coming') === '1'
  const body = { currentPageNum: search.page, pageSize: PAGE_SIZE, comingOnly }
  const answer = useCall(listRoadshows, { body }, { keepPrevious: true })
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="filters">
        <Checkbox
          checked={comingOnly}
          onChange={({ target }) => search.change({ coming: target.checked ? '1' : undefined })}
        >
          {texts.coming}
        </Checkbox>
      </div>
      <RecordList<Roadshow>
        table="roadshows"
        label={texts.label}
        of={answer}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
