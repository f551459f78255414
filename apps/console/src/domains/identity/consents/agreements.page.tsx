import { consentActions } from '@lqr/contract/identity/entities.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { listConsents } from '@lqr/contract/identity/consent-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy as shared } from '../../../shell/copy.ts'
import { copy } from '../copy.ts'
import { ConsentState } from './consent-state.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Consent = CallOutput<typeof listConsents>['list'][number]

const texts = copy.agreements

const columnsOf = (onWithdraw: () => void): readonly RecordColumn<Consent>[] => [
  { key: 'title', title: texts.name, render: (row) => row.title, isHeading: true },
  { key: 'version', title: texts.version, render: (row) => row.agreementVersion },
  {
    key: 'at',
    title: texts.at,
    render: (row) => <span className="tabular nowrap">{formatDateTime(row.at)}</span>,
  },
  { key: 'action', title: texts.action, render: (row) => nameOf(consentActions, row.actionCode) },
  { key: 'subject', title: texts.subject, render: (row) => row.subjectName ?? shared.none },
  {
    key: 'state',
    title: texts.state,
    render: (row) => <ConsentState consent={row} onWithdraw={onWithdraw} />,
  },
  { key: 'hash', title: texts.hash, render: (row) => <code className="hash">{row.textHash}</code> },
  {
    key: 'view',
    title: texts.record,
    render: (row) => (
      <Link
        to={`/agreements/${row.id}`}
        aria-label={texts.viewOf(row.title, formatDateTime(row.at))}
        className="nowrap"
      >
        {texts.view}
      </Link>
    ),
  },
]

/** What the account agreed to, when, and which text exactly. */
export function Component() {
  const { page, toPage } = useListSearch()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const columns = columnsOf(() => setWithdrawing(true))
  const answer = useCall(listConsents, { body: { currentPageNum: page } }, { keepPrevious: true })
  return (
    <Page title={texts.title} intro={texts.intro}>
      <RecordList
        table="agreements"
        label={texts.list}
        of={answer}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={toPage}
      />
      {isWithdrawing && <WithdrawDialog onClose={() => setWithdrawing(false)} />}
    </Page>
  )
}
