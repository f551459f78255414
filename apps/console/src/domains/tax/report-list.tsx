import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { downloadTaxReport, listTaxReports, makeTaxReportToken } from '@lqr/contract/tax/report-calls.ts'
import { taxReportStates, WORKING_REPORT_STATES } from '@lqr/contract/tax/states.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { call, callForBlob } from '../../shell/client.ts'
import { saveBlob } from '../../shell/files/save-blob.ts'
import { ExportButton } from '../../shell/exports/export-button.tsx'
import { busy } from '../../shell/forms/busy.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { sayFailure } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { DeliveryList } from './delivery-list.tsx'
import type { TaxReport } from './entities.ts'

/** Reports shown; older ones are told by the messages. */
const SHOWN = 50
const REFRESH_SECONDS = 15

const colors: Readonly<Record<string, string>> = {
  SUBMITTED: 'warning',
  AUTHORISED: 'processing',
  GENERATING: 'processing',
  READY: 'success',
  FAILED: 'error',
}

function DownloadButton({ report, onDone }: { report: TaxReport; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { token } = await call(makeTaxReportToken, { params: { id: report.id } })
      const blob = await callForBlob(downloadTaxReport, { body: { token } })
      saveBlob(blob, copy.fileName(report.applyNo, blob.type.includes('pdf')))
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return (
    <Button
      type="primary"
      aria-label={copy.downloadOf(report.applyNo)}
      onClick={() => void download()}
      {...busy(isBusy)}
    >
      {copy.download}
    </Button>
  )
}

function ReportCard({ report, onDone }: { report: TaxReport; onDone: () => void }) {
  const { applyNo, status, isDemonstration, can, deliveries, readyAt, expiresAt, failure } = report
  const moments = [
    ...(readyAt ? [{ label: copy.readyAt, value: formatDateTime(readyAt) }] : []),
    ...(expiresAt ? [{ label: copy.expiresAt, value: formatDateTime(expiresAt) }] : []),
    ...(failure ? [{ label: copy.failure, value: failure, isWide: true }] : []),
  ]
  return (
    <article className="panel">
      <div className="panel-head">
        <h3 className="tax-title">
          {applyNo} <Tag color={colors[status] ?? 'default'}>{nameOf(taxReportStates, status)}</Tag>
          {isDemonstration && <Tag>{copy.demonstration}</Tag>}
        </h3>
        <div className="tax-bar">
          {can.authorise && (
            <LinkButton to={`/personal/tax/grant?bizNo=${report.bizNo}`} label={copy.authorise} />
          )}
          {can.download && <DownloadButton report={report} onDone={onDone} />}
        </div>
      </div>
      <Facts
        items={[
          { label: copy.company, value: report.corporateName },
          { label: copy.receiver, value: report.orgName },
          { label: copy.business, value: report.bizNo },
          { label: copy.appliedAt, value: formatDateTime(report.appliedAt) },
          ...moments,
        ]}
      />
      <DeliveryList deliveries={deliveries} title={copy.downloads} />
    </article>
  )
}

/** Gold-tax reports of the enterprise, or of the institution's cases; what is being made is asked for again by itself. */
export function ReportList({ bizNo }: { bizNo?: string | undefined }) {
  const queries = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const answer = useCall(
    listTaxReports,
    { body: { pageSize: SHOWN, ...(bizNo ? { bizNo } : {}) } },
    isWorking ? { refetchSeconds: REFRESH_SECONDS } : {},
  )
  const works = answer.data?.list.some(({ status }) =>
    WORKING_REPORT_STATES.some((state) => state === status),
  )
  if (works !== undefined && works !== isWorking) setWorking(works)
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listTaxReports) })
  return (
    <section aria-label={copy.reports} className="stack">
      <div className="panel-head">
        <h2>{copy.reports}</h2>
        {answer.data && answer.data.total > 0 && (
          <ExportButton
            def={listTaxReports}
            input={{ body: bizNo ? { bizNo } : {} }}
            label={copy.reportsLabel}
          />
        )}
      </div>
      <p className="muted">{copy.reportsIntro}</p>
      <Answer of={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <div className="panel">
              <Notice title={copy.noReports} hint={copy.noReportsHint} />
            </div>
          ) : (
            <ul className="stack" aria-label={copy.reportsLabel} aria-live="polite">
              {list.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} onDone={renew} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
