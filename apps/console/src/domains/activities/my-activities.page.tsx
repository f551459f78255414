import { Link } from 'react-router'
import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { listOwnSignUps, type OwnSignUpLine } from '@lqr/contract/activities/sign-up-calls.ts'
import { formatTimeSpan } from '@lqr/ui/format-date.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { mineCopy as texts } from './copy.ts'

const PAGE_SIZE = 20

function stateOf({ activity, state, checkedInAt }: OwnSignUpLine): string {
  if (checkedInAt !== null) return texts.came
  return activity.isOver ? texts.over : nameOf(SIGN_UP_STATES, state)
}

const COLUMNS: readonly RecordColumn<OwnSignUpLine>[] = [
  {
    key: 'name',
    title: texts.name,
    isHeading: true,
    render: ({ activity }) => <Link to={`/activities/sign-up?id=${activity.id}`}>{activity.title}</Link>,
  },
  {
    key: 'time',
    title: texts.time,
    render: ({ activity }) => (
      <span className="tabular">{formatTimeSpan(activity.startsAt, activity.endsAt)}</span>
    ),
  },
  { key: 'place', title: texts.place, render: ({ activity }) => activity.place },
  {
    key: 'count',
    title: texts.count,
    align: 'right',
    render: ({ people }) => <span className="tabular">{people}</span>,
  },
  { key: 'state', title: texts.state, render: stateOf },
]

/** The activities that the person signed up for, the next first. */
export function Component() {
  const search = useListSearch()
  const body = { currentPageNum: search.page, pageSize: PAGE_SIZE }
  const answer = useCall(listOwnSignUps, { body }, { keepPrevious: true })
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      extra={<LinkButton to="/activityInfo" label={texts.toList} isPortal />}
    >
      <RecordList<OwnSignUpLine>
        table="ownActivities"
        label={texts.label}
        of={answer}
        columns={COLUMNS}
        rowKey={({ activity }) => activity.id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
