import { Button } from 'antd'
import { useState } from 'react'
import { listLoansDue, type LoanDue } from '@lqr/contract/oversight/renewal-calls.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { renewalCopy } from './copy.ts'
import { loanColumns } from './loan-columns.tsx'
import { type ConsentPart, RenewDialog } from './renew-dialog.tsx'
import '../oversight.css'

const { mine: copy, columns, renew, renewOf } = renewalCopy
const PAGE_SIZE = 20

/** The loans of the enterprise that are not repaid, those due first, each renewed in one step. */
export function MyRenewals({ Consent }: { Consent: ConsentPart }) {
  const { page, toPage } = useListSearch()
  const [loan, setLoan] = useState<LoanDue>()
  const of = useCall(
    listLoansDue,
    { body: { currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <Page title={copy.title} intro={copy.intro}>
      <RecordList<LoanDue>
        table="myLoansDue"
        label={copy.title}
        of={of}
        columns={[
          ...loanColumns({ applications: '/personal/applications' }),
          {
            key: 'act',
            title: columns.act,
            isKept: true,
            render: (row) =>
              row.canRenew ? (
                <Button type="primary" aria-label={renewOf(row.number)} onClick={() => setLoan(row)}>
                  {renew}
                </Button>
              ) : (
                row.asksInstitution && (
                  <span className="muted">
                    {row.kind === 'demandReport' ? copy.elsewhere : copy.notOnline}
                  </span>
                )
              ),
          },
        ]}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={toPage}
      />
      {loan && <RenewDialog loan={loan} Consent={Consent} onClose={() => setLoan(undefined)} />}
    </Page>
  )
}
