import { listTaxLicences, revokeTaxLicence } from '@lqr/contract/tax/calls.ts'
import { TAX_DATASETS } from '@lqr/contract/tax/datasets.ts'
import {
  applyTaxReport,
  downloadTaxReport,
  listTaxReports,
  makeTaxReportToken,
} from '@lqr/contract/tax/report-calls.ts'
import { taxLicenceStates, taxReportStates } from '@lqr/contract/tax/states.ts'
import { taxLicence, taxReport } from '@lqr/contract/tax/entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { filledLines, nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { refusalIn } from '../../../shell/plain/for-file.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { handleMoves, sentTo } from '../../../shell/plain/handle-moves.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteTaxCopy } from './copy.ts'

const texts = liteTaxCopy.list
const labels = { licence: labelsOf(taxLicence), report: labelsOf(taxReport) }
/** Reports shown; older ones are told by the messages. */
const SHOWN = 50

type Licence = CallOutput<typeof listTaxLicences>['list'][number]
type Report = CallOutput<typeof listTaxReports>['list'][number]

const namesOf = (codes: readonly string[]) => codes.map((code) => nameOf(TAX_DATASETS, code)).join('、')

const revokeFields: readonly PlainField[] = [
  { name: 'reason', schema: revokeTaxLicence.body.shape.reason, as: 'lines' },
]

function licenceView(licence: Licence) {
  const { id, bizNo, can, deliveries } = licence
  const revoke: MoveView = {
    action: `/lite/tax?do=revoke&of=${id}`,
    fields: revokeFields.map(viewOf),
    isDanger: true,
    ...texts.moves.revoke,
  }
  const report: MoveView = { action: `/lite/tax?do=report&bizNo=${bizNo}`, fields: [], ...texts.moves.report }
  return {
    id,
    title: `${licence.orgName} · ${nameOf(taxLicenceStates, licence.status)}`,
    lines: filledLines([
      [labels.licence.bizNo, bizNo],
      [labels.licence.scope, namesOf(licence.scope)],
      [texts.period, texts.periodOf(formatDate(licence.validFrom), formatDate(licence.validTo))],
      [labels.licence.endReason, licence.endReason ?? ''],
      [
        texts.deliveries,
        deliveries
          .map(({ at, who, sections }) => texts.delivery(formatDateTime(at), who, namesOf(sections)))
          .join('\n'),
      ],
    ]),
    moves: [...(can.report ? [report] : []), ...(can.revoke ? [revoke] : [])],
  }
}

function reportView(report: Report) {
  const { id, applyNo, bizNo, can } = report
  const words = [nameOf(taxReportStates, report.status), report.isDemonstration ? texts.demonstration : '']
  return {
    id,
    title: `${applyNo} · ${words.filter(Boolean).join(' · ')}`,
    lines: filledLines([
      [labels.report.orgName, report.orgName],
      [labels.report.bizNo, bizNo],
      [labels.report.appliedAt, formatDateTime(report.appliedAt)],
      [labels.report.readyAt, report.readyAt ? formatDateTime(report.readyAt) : ''],
      [labels.report.expiresAt, report.expiresAt ? formatDateTime(report.expiresAt) : ''],
      [labels.report.failure, report.failure ?? ''],
    ]),
    authorise: can.authorise ? `/lite/taxGrant?bizNo=${bizNo}` : undefined,
    moves: can.download
      ? [{ action: `/lite/taxReportFile?id=${id}`, fields: [], ...texts.moves.download } satisfies MoveView]
      : [],
  }
}

export async function loadTax(request: Request, api: LoaderApi) {
  const [licences, reports] = await signedIn(request, () =>
    Promise.all([
      api(listTaxLicences, { body: pageInput(request) }),
      api(listTaxReports, { body: { pageSize: SHOWN } }),
    ]),
  )
  return {
    notice: noticeOf(request, texts.done),
    refusal: refusalIn(request, [...makeTaxReportToken.errors, ...downloadTaxReport.errors]),
    licences: licences.list.map(licenceView),
    next: nextPage(request, licences),
    reports: reports.list.map(reportView),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

export function taxAction(request: Request, api: LoaderApi) {
  const done = (move: string) => () => redirect(`/lite/tax?done=${move}`, 303)
  const revoke = () =>
    handleForm(request, api, () => ({
      fields: revokeFields,
      schema: revokeTaxLicence.body,
      toBody: (body) => body,
      send: (body) => api(revokeTaxLicence, { params: { id: requireId(request, 'of') }, body }),
      done: done('revoke'),
    }))
  const report = () =>
    handleForm(request, api, () => ({
      fields: [],
      schema: applyTaxReport.body,
      toBody: () => ({ bizNo: new URL(request.url).searchParams.get('bizNo') }),
      send: (body, { number: idempotencyKey }) => api(applyTaxReport, { body }, { idempotencyKey }),
      done: done('report'),
    }))
  return handleMoves(request, { revoke, report })
}
