import { Link } from 'react-router'
import { listReportHistory } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { CaseStatusTag } from '../../../shell/cases/case-status-tag.tsx'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy as reportCopy } from '../report/copy.ts'
import '../../../shell/records/figure-table.css'

const texts = reportCopy.history
const LISTED = 10

/** Every report of the enterprise that this authority may see, batch by batch, with what became of it. */
export function HistoryPanel({ companyId, reportId }: { companyId: string; reportId: string }) {
  const answer = useCall(listReportHistory, { body: { companyId, pageSize: LISTED } })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        <ExportButton def={listReportHistory} input={{ body: { companyId } }} label={texts.title} />
      </div>
      <Answer of={answer}>
        {({ list, total }) => (
          <>
            <div className="figure-scroll" role="region" aria-label={texts.title} tabIndex={0}>
              <table className="figure-table">
                <caption className="sr-only">{texts.title}</caption>
                <thead>
                  <tr>
                    <th scope="col">{texts.batch}</th>
                    <th scope="col">{texts.status}</th>
                    <th scope="col">{texts.asked}</th>
                    <th scope="col">{texts.credit}</th>
                    <th scope="col">{texts.loan}</th>
                    <th scope="col">{texts.org}</th>
                    <th scope="col">{texts.first}</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">
                        {row.id === reportId ? (
                          <span className="nowrap">{row.batchName}</span>
                        ) : (
                          <Link className="nowrap" to={`/office/reports/${row.id}`}>
                            {row.batchName}
                          </Link>
                        )}
                      </th>
                      <td>
                        <CaseStatusTag of={demandReportCase} status={row.status} />
                        {row.status === 'RETURNED' && <span className="muted"> {texts.returned}</span>}
                      </td>
                      <td>{formatAmount(row.amountYuan)}</td>
                      <td>{formatAmount(row.creditAmountYuan)}</td>
                      <td>{formatAmount(row.loanAmountYuan)}</td>
                      <td>{row.orgName}</td>
                      <td>{row.firstSubmittedAt && formatDate(row.firstSubmittedAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {total > LISTED && <p className="muted">{texts.more(total)}</p>}
          </>
        )}
      </Answer>
    </section>
  )
}
