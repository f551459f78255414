import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { listMyBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import type { MyBatch } from '@lqr/contract/demand-reports/batch-entities.ts'
import { copyLastReport, createDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import {
  demandReportCase,
  REPEATABLE_STATES,
  WRITABLE_STATES,
} from '@lqr/contract/demand-reports/report-case.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { CaseStatusTag } from '../../../shell/cases/case-status-tag.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const FREE: readonly string[] = REPEATABLE_STATES
const UNFINISHED: readonly string[] = WRITABLE_STATES

/** A batch that takes reports: the way to the own one, or to a new one. */
function BatchLine({ batch }: { batch: MyBatch }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { id: batchId, reportId, reportStatus } = batch
  const onDone = ({ id }: { id: string }) => {
    for (const def of [listMyBatches, listDemandReports]) {
      void queries.invalidateQueries({ queryKey: callKey(def) })
    }
    void navigate(`/personal/reports/${id}/edit`)
  }
  const start = useAction(createDemandReport, { onDone })
  const copied = useAction(copyLastReport, { onDone })
  const isFree = reportId === null || FREE.includes(reportStatus ?? '')
  const isUnfinished = UNFINISHED.includes(reportStatus ?? '')
  return (
    <li className="batch-line">
      <div className="panel-head">
        <h3>{batch.name}</h3>
        {reportStatus && <CaseStatusTag of={demandReportCase} status={reportStatus} />}
      </div>
      <p className="muted">
        {batch.ownerAreaName} · {copy.closesOn(formatDate(batch.closesOn))}
        {batch.reopenedUntil && ` · ${copy.reopenedUntil(formatDate(batch.reopenedUntil))}`}
      </p>
      {batch.note && <p className="prewrap">{batch.note}</p>}
      <div className="form-actions">
        {isFree && batch.isOpenToMe && (
          <>
            <Button type="primary" {...busy(start.isBusy)} onClick={() => start.run({ body: { batchId } })}>
              {copy.start}
            </Button>
            <Button {...busy(copied.isBusy)} onClick={() => copied.run({ body: { batchId } })}>
              {copy.copyLast}
            </Button>
          </>
        )}
        {reportId && !isFree && (
          <LinkButton
            to={`/personal/reports/${reportId}${isUnfinished ? '/edit' : ''}`}
            label={isUnfinished ? copy.continue : copy.open}
          />
        )}
      </div>
    </li>
  )
}

/** The batches that are open for the enterprise. */
export function BatchPanel() {
  const { isCertified } = useSession()
  const answer = useCall(listMyBatches, {})
  return (
    <section aria-label={copy.batches} className="panel report-batches">
      <h2>{copy.batches}</h2>
      {!isCertified && (
        <p>
          {copy.notCertified} <a href="/authentication">{copy.certify}</a>
        </p>
      )}
      <Answer of={answer}>
        {(batches) =>
          batches.length === 0 ? (
            <p className="muted">{copy.noBatches}</p>
          ) : (
            <ul className="stack plain-list">
              {batches.map((batch) => (
                <BatchLine key={batch.id} batch={batch} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
