import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { AUTHORISATION_PURPOSES } from '@lqr/contract/credit/authorisation-letter.ts'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { scopeNames } from '@lqr/contract/credit/scopes.ts'
import { authorisationStates, isAccessState } from '@lqr/contract/credit/states.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { CodeFilter } from '../../../shell/records/code-filter.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { type HeldAuthorisation, STATUS_COLORS } from './authorisation.ts'
import { heldCopy as copy } from './copy.ts'
import { RequestDialog } from './request-dialog.tsx'
import { saveCredential } from './save-credential.ts'

const PAGE_SIZE = 20
const columns: readonly RecordColumn<HeldAuthorisation>[] = [
  {
    key: 'company',
    title: copy.company,
    isHeading: true,
    render: ({ corporateName, companyId, bizNo, authNo, can }) => (
      <>
        {can.read ? (
          <Link to={`/workbench/credit/${companyId}?caseNo=${encodeURIComponent(bizNo)}`}>
            {corporateName}
          </Link>
        ) : (
          corporateName
        )}
        <div className="muted tabular">{authNo}</div>
      </>
    ),
  },
  {
    key: 'status',
    title: copy.status,
    render: ({ status, rejectReason, can }) => (
      <>
        <Tag color={STATUS_COLORS[status] ?? 'default'}>{nameOf(authorisationStates, status)}</Tag>
        {rejectReason && <div className="muted">{rejectReason}</div>}
        {isAccessState(status) && !can.read && <div className="muted">{creditErrors.houseNotNamed.msg}</div>}
      </>
    ),
  },
  {
    key: 'business',
    title: copy.business,
    render: ({ bizNo }) => <span className="tabular nowrap">{bizNo}</span>,
  },
  {
    key: 'purpose',
    title: copy.purpose,
    render: ({ purposeCode }) => nameOf(AUTHORISATION_PURPOSES, purposeCode),
  },
  { key: 'scope', title: copy.scope, render: ({ dataScope }) => copy.scopeOf(scopeNames(dataScope)) },
  {
    key: 'validTo',
    title: copy.validTo,
    render: ({ validTo }) => <span className="tabular nowrap">{formatDateTime(validTo)}</span>,
  },
  {
    key: 'actions',
    title: copy.actions,
    width: 104,
    fixed: 'right',
    render: (held) =>
      held.can.export && (
        <Button
          size="small"
          aria-label={copy.exportOf(held.authNo)}
          onClick={() => void saveCredential(held)}
        >
          {copy.export}
        </Button>
      ),
  },
]

/** What enterprises have authorised the institution to see, and what it has asked for. */
export function Component() {
  const queries = useQueryClient()
  const search = useListSearch()
  const asksFor = search.text('ask')
  const [isAsking, setAsking] = useState(asksFor !== undefined)
  const status = search.oneOf('status', authorisationStates)
  const keyword = search.text('keyword')
  const body = {
    currentPageNum: search.page,
    pageSize: PAGE_SIZE,
    ...(keyword ? { keyword } : {}),
    ...(status ? { status } : {}),
  }
  const answer = useCall(listHeldAuthorisations, { body }, { keepPrevious: true })
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        <Button type="primary" onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      }
    >
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={copy.search}
          onSearch={(typed) => search.change({ keyword: typed })}
        />
        <CodeFilter
          label={copy.status}
          all={copy.allStatuses}
          items={authorisationStates}
          value={status}
          onChange={(next) => search.change({ status: next })}
        />
      </div>
      <RecordList<HeldAuthorisation>
        table="heldAuthorisations"
        label={copy.list}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
      {isAsking && (
        <RequestDialog
          bizNo={asksFor}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false)
            void queries.invalidateQueries({ queryKey: callKey(listHeldAuthorisations) })
          }}
        />
      )}
    </Page>
  )
}
