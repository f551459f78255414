import { deleteDemandReport, getDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReport, type DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { forgoReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { FIVE_TESTS, REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import {
  confirmFilledReport,
  objectFilledReport,
  resubmitDemandReport,
  withdrawDemandReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import { reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import { tickedOf } from '../../../shell/plain/ticks.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteReportCopy } from './copy.ts'
import { TEST, testFields } from './report-fields.ts'

const texts = liteReportCopy.detail
const labels = labelsOf(demandReport)

const room: Room = {
  path: '/lite/report',
  versionOf: async (api, id) => (await api(getDemandReport, { params: { id } })).version,
}

const MOVES: readonly RoomMove[] = [
  {
    code: 'confirm',
    ...texts.moves.confirm,
    def: confirmFilledReport,
    fields: testFields,
    toBody: (_body, read) => ({ declaredTests: tickedOf(TEST, FIVE_TESTS, read) }),
  },
  {
    code: 'resubmit',
    ...texts.moves.resubmit,
    def: resubmitDemandReport,
    fields: [{ name: 'note', schema: resubmitDemandReport.body.shape.note, as: 'lines' }],
  },
  {
    code: 'object',
    ...texts.moves.object,
    isDanger: true,
    def: objectFilledReport,
    fields: [{ name: 'note', schema: objectFilledReport.body.shape.note, as: 'lines' }],
  },
  {
    code: 'withdraw',
    ...texts.moves.withdraw,
    isDanger: true,
    def: withdrawDemandReport,
    fields: [{ name: 'note', schema: withdrawDemandReport.body.shape.note, as: 'lines' }],
  },
  {
    code: 'forgo',
    ...texts.moves.forgo,
    isDanger: true,
    def: forgoReportGrant,
    fields: [{ name: 'endReason', schema: forgoReportGrant.body.shape.endReason, as: 'lines' }],
  },
  {
    code: 'remove',
    ...texts.moves.remove,
    isDanger: true,
    def: deleteDemandReport,
    leadsTo: '/lite/reports',
  },
]

/** Everything that is handed in: who confirms what was filled in for the enterprise reads all of it first. */
const askedLines = (report: DemandReport) => [
  [labels.reportNo, report.reportNo] as const,
  [labels.dueAt, dueOf(report)] as const,
  [labels.batchName, report.batchName] as const,
  [labels.filledByName, report.filledByName ?? ''] as const,
  [labels.applicantKind, nameOf(REPORTER_KINDS, report.applicantKind)] as const,
  [labels.areaName, report.areaName ?? ''] as const,
  [labels.address, report.address ?? ''] as const,
  [labels.amountYuan, formatAmount(report.amountYuan)] as const,
  [labels.termMonths, formatTerm(report.termMonths)] as const,
  [labels.wantRate, report.wantRate === null ? '' : formatPercent(report.wantRate)] as const,
  [labels.guaranteeMode, nameOf(GUARANTEE_MODES, report.guaranteeMode)] as const,
  [labels.loanPurpose, nameOf(LOAN_PURPOSES, report.loanPurpose)] as const,
  [labels.purpose, report.purpose ?? ''] as const,
  [labels.fundsIndustryCode, nameOf(INDUSTRIES, report.fundsIndustryCode)] as const,
  [labels.contactName, report.contactName ?? ''] as const,
  [labels.contactPhone, report.contactPhone ?? ''] as const,
]

const resultLines = (report: DemandReport) => [
  [labels.returnReason, report.returnReason ?? ''] as const,
  [labels.rejectReason, report.rejectReason ?? ''] as const,
  [labels.giveBackReason, report.giveBackReason ?? ''] as const,
  [labels.endReason, report.endReason ?? ''] as const,
  [labels.nextSteps, report.nextSteps ?? ''] as const,
  [labels.orgName, report.orgName ?? ''] as const,
  [labels.creditAmountYuan, formatAmount(report.creditAmountYuan)] as const,
  [labels.loanAmountYuan, formatAmount(report.loanAmountYuan)] as const,
  [labels.loanOn, report.loanOn ? formatDate(report.loanOn) : ''] as const,
]

export async function loadReportPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const report = await signedIn(request, () => api(getDemandReport, { params: { id } }))
  const view: CaseView = {
    title: report.batchName,
    words: nameOf(reportStates, report.status),
    notice: noticeOf(request, texts.done),
    moves: openMoves(room, id, MOVES, {
      can: { ...report.can, remove: report.status === 'DRAFT' },
      version: report.version,
    }),
    facts: filledLines([...resultLines(report), ...askedLines(report)]),
    events: eventLines(reportStates, report.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return { view, edit: report.canEdit ? `/lite/reportForm?id=${id}` : undefined }
}

export const reportAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, MOVES)
