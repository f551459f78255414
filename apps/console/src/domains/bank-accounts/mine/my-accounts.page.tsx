import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_SOURCES, ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { AccountDialog } from './account-dialog.tsx'
import { CloseAccount } from './close-account.tsx'
import { accountsCopy as copy } from './copy.ts'
import { RemoveAccount } from './remove-account.tsx'

const PAGE_SIZE = 20

interface Acts {
  onEdit: (account: BankAccount) => void
  onClose: (account: BankAccount) => void
}

function columnsFor({ onEdit, onClose }: Acts): readonly RecordColumn<BankAccount>[] {
  return [
    {
      key: 'bank',
      title: copy.bank,
      isHeading: true,
      render: (row) => (
        <>
          {row.openingId ? (
            <Link to={`/personal/account-openings/${row.openingId}`}>{row.bankName}</Link>
          ) : (
            row.bankName
          )}
          <div className="muted">{row.branchName}</div>
        </>
      ),
    },
    { key: 'type', title: copy.type, render: (row) => nameOf(ACCOUNT_TYPES, row.accountType) },
    {
      key: 'number',
      title: copy.number,
      render: (row) => <span className="tabular">{row.accountNoMasked}</span>,
    },
    {
      key: 'opened',
      title: copy.opened,
      render: (row) => (
        <>
          <span className="tabular nowrap">{formatDate(row.openedOn)}</span>
          {row.closedOn && <div className="muted">{copy.closed(formatDate(row.closedOn))}</div>}
        </>
      ),
    },
    {
      key: 'source',
      title: copy.source,
      render: (row) => (
        <>
          {nameOf(ACCOUNT_SOURCES, row.source)}{' '}
          {row.can.update && (
            <>
              <Button type="link" size="small" onClick={() => onEdit(row)}>
                {copy.edit}
              </Button>
              <RemoveAccount account={row} />
            </>
          )}
          {row.can.close && !row.can.update && (
            <Button type="link" size="small" onClick={() => onClose(row)}>
              {copy.close}
            </Button>
          )}
        </>
      ),
    },
  ]
}

/** The accounts of the enterprise: opened here, and those it told of. */
export function Component() {
  const search = useListSearch()
  const { isCertified } = useSession()
  const [editing, setEditing] = useState<BankAccount | 'new'>()
  const [closing, setClosing] = useState<BankAccount>()
  const answer = useCall(
    listBankAccounts,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const add = isCertified && (
    <Button type="primary" onClick={() => setEditing('new')}>
      {copy.add}
    </Button>
  )
  return (
    <Page
      title={copy.title}
      extra={
        <>
          <BackLink to="/personal/account-openings">{copy.back}</BackLink>
          {add}
        </>
      }
    >
      <RecordList<BankAccount>
        table="myBankAccounts"
        label={copy.label}
        of={answer}
        columns={columnsFor({ onEdit: setEditing, onClose: setClosing })}
        rowKey={(row) => row.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
      {editing && (
        <AccountDialog
          account={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {closing && <CloseAccount account={closing} onClose={() => setClosing(undefined)} />}
    </Page>
  )
}
