import { listMyBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import type { MyBatch } from '@lqr/contract/demand-reports/batch-entities.ts'
import { copyLastReport, createDemandReport, listReportHistory } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReportRow } from '@lqr/contract/demand-reports/entities.ts'
import { REPEATABLE_STATES, reportStates, WRITABLE_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { handleMoves, sentTo } from '../../../shell/plain/handle-moves.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteReportCopy } from './copy.ts'

const texts = liteReportCopy.list
const FREE: readonly string[] = REPEATABLE_STATES
const UNFINISHED: readonly string[] = WRITABLE_STATES

const CALLS = { start: createDemandReport, copy: copyLastReport } as const
const MOVES = ['start', 'copy'] as const

/** Where a report goes on: in its form as long as the enterprise writes it. */
const pageOf = (id: string, status: string | null) =>
  UNFINISHED.includes(status ?? '') ? `/lite/reportForm?id=${id}` : `/lite/report?id=${id}`

/** A batch that is open: the way to the own report, or to a new one. */
function batchView(batch: MyBatch) {
  const { id, reportId, reportStatus } = batch
  const isFree = reportId === null || FREE.includes(reportStatus ?? '')
  const moves = MOVES.map((move): MoveView => ({
    action: `/lite/reports?do=${move}&of=${id}`,
    fields: [],
    ...texts.moves[move],
  }))
  return {
    id,
    name: batch.name,
    words: [
      batch.ownerAreaName,
      texts.closesOn(formatDate(batch.closesOn)),
      batch.reopenedUntil ? texts.reopenedUntil(formatDate(batch.reopenedUntil)) : '',
      reportStatus ? nameOf(reportStates, reportStatus) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    note: batch.note,
    own:
      reportId && !isFree
        ? {
            href: pageOf(reportId, reportStatus),
            label: UNFINISHED.includes(reportStatus ?? '') ? texts.continue : texts.open,
          }
        : undefined,
    moves: isFree && batch.isOpenToMe ? moves : [],
  }
}

const rowOf = ({ id, batchName, reportNo, amountYuan, status, createdAt }: DemandReportRow) => ({
  key: id,
  href: `/lite/report?id=${id}`,
  title: batchName,
  words: [reportNo, formatAmount(amountYuan), formatDate(createdAt), nameOf(reportStates, status)]
    .filter(Boolean)
    .join(' · '),
})

export async function loadReports(request: Request, api: LoaderApi) {
  const [batches, page, { certiFlg }] = await signedIn(request, () =>
    Promise.all([
      api(listMyBatches),
      api(listReportHistory, { body: pageInput(request) }),
      api(getCertification),
    ]),
  )
  return {
    isCertified: certiFlg === 3,
    notice: noticeOf(request, texts.done),
    batches: batches.map(batchView),
    rows: page.list.map(rowOf),
    next: nextPage(request, page),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

/** Begins a report of a batch, empty or as the last one was, and goes on in its form. */
export function reportsAction(request: Request, api: LoaderApi) {
  const begin = (move: keyof typeof CALLS) => () =>
    handleForm(request, api, () => ({
      fields: [],
      schema: copyLastReport.body,
      toBody: () => ({ batchId: requireId(request, 'of') }),
      send: (body, { number: idempotencyKey }) => api(CALLS[move], { body }, { idempotencyKey }),
      done: ({ id }: { id: string }) => redirect(`/lite/reportForm?id=${id}`, 303),
    }))
  return handleMoves(request, { start: begin('start'), copy: begin('copy') })
}
