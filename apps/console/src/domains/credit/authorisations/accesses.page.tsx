import { Input } from 'antd'
import { listAccesses } from '@lqr/contract/credit/access-calls.ts'
import { CREDIT_ACCESS_KINDS } from '@lqr/contract/credit/authorisation-letter.ts'
import { scopeNames } from '@lqr/contract/credit/scopes.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { lastAddress } from '../../../shell/page/last-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { CodeFilter } from '../../../shell/records/code-filter.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useTyped } from '../../../shell/records/use-typed.ts'
import { useCall } from '../../../shell/use-call.ts'
import { accessCopy as copy } from './copy.ts'
import './credit.css'

type Access = CallOutput<typeof listAccesses>['list'][number]

const PAGE_SIZE = 20

const columns: readonly RecordColumn<Access>[] = [
  {
    key: 'what',
    title: copy.what,
    isHeading: true,
    render: ({ what, topics, items }) => (
      <>
        {copy.whatOf(nameOf(CREDIT_ACCESS_KINDS, what), scopeNames(topics).join('、'))}
        {items !== null && <span className="muted"> {copy.items(items)}</span>}
      </>
    ),
  },
  {
    key: 'at',
    title: copy.at,
    render: ({ at }) => <span className="tabular nowrap">{formatDateTime(at)}</span>,
  },
  {
    key: 'who',
    title: copy.who,
    render: ({ orgName, who }) => [orgName, who].filter(Boolean).join(' '),
  },
  {
    key: 'business',
    title: copy.business,
    render: ({ bizNo }) => <span className="tabular nowrap">{bizNo}</span>,
  },
  {
    key: 'digest',
    title: copy.digest,
    render: ({ digest, digestSuite }) =>
      digest ? <code className="hash">{`${digestSuite} ${digest}`}</code> : copy.noDigest,
  },
]

/** Who looked at what, when, for which case. */
export function Component() {
  const search = useListSearch()
  const what = search.oneOf('what', CREDIT_ACCESS_KINDS)
  const [bizNo, from, to] = ['bizNo', 'from', 'to'].map((name) => search.text(name))
  const body = {
    currentPageNum: search.page,
    pageSize: PAGE_SIZE,
    ...(what ? { what } : {}),
    ...(bizNo ? { bizNo } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  const typing = useTyped(bizNo)
  const answer = useCall(listAccesses, { body }, { keepPrevious: true })
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={<LinkButton to={lastAddress('/personal/authorisations')} label={copy.back} />}
    >
      <div className="filters" role="search">
        <CodeFilter
          label={copy.what}
          all={copy.allKinds}
          items={CREDIT_ACCESS_KINDS}
          value={what}
          onChange={(next) => search.change({ what: next })}
        />
        <Input.Search
          {...typing}
          aria-label={copy.bizNo}
          placeholder={copy.bizNo}
          allowClear
          maxLength={40}
          onSearch={(typed) => search.change({ bizNo: typed.trim() })}
        />
        <DateInput
          aria-label={copy.from}
          placeholder={copy.from}
          value={from}
          onChange={(day) => search.change({ from: day ?? '' })}
        />
        <DateInput
          aria-label={copy.to}
          placeholder={copy.to}
          value={to}
          onChange={(day) => search.change({ to: day ?? '' })}
        />
      </div>
      <RecordList<Access>
        table="creditAccesses"
        scrolls={false}
        label={copy.list}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
