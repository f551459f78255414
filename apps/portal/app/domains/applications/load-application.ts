import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { TERM_DEVIATIONS } from '@lqr/contract/applications/deviations.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { applicationDetail } from '@lqr/contract/applications/entities.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { PRICING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { MoveView } from '../../shell/lite/lite-moves.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../shell/lite/lite-page.ts'
import { refusalLines } from '../../shell/lite/refusal-lines.ts'
import { loadDraft } from '../../shell/plain/draft.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { submitNumber } from '../../shell/plain/handle-form.ts'
import { sentTo } from '../../shell/plain/handle-moves.ts'
import { knownFor, knownViews } from '../../shell/plain/known.ts'
import { viewOf } from '../../shell/plain/plain-field.ts'
import { shownVersion } from '../../shell/plain/shown-version.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { forgoFields, supplyFields, withdrawFields } from './move-fields.ts'

const labels = labelsOf(applicationDetail)
const withdrawMove = ({ id, version }: ApplicationDetail): MoveView => ({
  action: `/lite/application?id=${id}&do=withdraw`,
  title: copy.detail.withdraw,
  hint: copy.detail.withdrawHint,
  fields: withdrawFields.map(viewOf),
  hidden: shownVersion(version),
  submit: copy.detail.withdrawSubmit,
  isDanger: true,
})

const forgoMove = ({ id, version }: ApplicationDetail): MoveView => ({
  action: `/lite/application?id=${id}&do=forgo`,
  title: copy.detail.forgo,
  hint: copy.detail.forgoHint,
  fields: forgoFields.map(viewOf),
  hidden: shownVersion(version),
  submit: copy.detail.forgoSubmit,
  isDanger: true,
})

/** How the enterprise ends it now: before the grant by taking it back, after it by forgoing it. */
function endMoves(found: ApplicationDetail): MoveView[] {
  const { can } = found
  return [...(can.withdraw ? [withdrawMove(found)] : []), ...(can.forgo ? [forgoMove(found)] : [])]
}

export const supplyPlace = (id: string) => ({ form: 'productSupply', subject: id }) as const

/** What was asked of the institution, in words. */
function facts(found: ApplicationDetail) {
  return filledLines([
    [labels.applyNo, found.applyNo],
    [labels.dueAt, dueOf(found)],
    [labels.amountYuan, formatAmount(found.amountYuan)],
    [labels.termMonths, formatTerm(found.termMonths)],
    [labels.guaranteeMode, nameOf(GUARANTEE_MODES, found.guaranteeMode)],
    [labels.purpose, found.purpose ?? ''],
    [labels.files, found.files.map(({ name }) => name).join('、')],
    [labels.officerName, found.officerName ?? ''],
    [labels.officerPhone, found.officerPhone ?? ''],
    [labels.orgPhone, found.orgPhone ?? ''],
    [labels.rejectCode, nameOf(REJECT_CODES, found.rejectCode)],
    [labels.rejectReason, found.rejectReason ?? ''],
    ...refusalLines(found),
    [labels.nextSteps, found.nextSteps ?? ''],
  ])
}

/** In what the grant differs from what the product published. */
const deviationsOf = ({ creditDeviations: of }: ApplicationDetail) =>
  TERM_DEVIATIONS.flatMap(({ code, name }) => (of.includes(code) ? [name] : [])).join('、')

/** What the institution granted and paid out; nothing before it decided. */
function decision(found: ApplicationDetail) {
  if (found.creditAmountYuan === null) return []
  return filledLines([
    [labels.creditAmountYuan, formatAmount(found.creditAmountYuan)],
    [labels.creditRate, formatRate(found.creditRate)],
    [labels.creditAnnualCost, formatPercent(found.creditAnnualCost)],
    [labels.creditTermMonths, formatTerm(found.creditTermMonths)],
    [labels.creditRepayment, nameOf(REPAYMENT_MODES, found.creditRepayment)],
    [labels.creditConditions, found.creditConditions ?? ''],
    [labels.creditDeviations, deviationsOf(found)],
    [labels.deviationReason, found.deviationReason ?? ''],
    [labels.creditValidTo, formatDate(found.creditValidTo)],
    [labels.endReason, found.endReason ?? ''],
    [labels.loanAmountYuan, found.loanAmountYuan === null ? '' : formatAmount(found.loanAmountYuan)],
    [labels.loanDate, formatDate(found.loanDate)],
    [labels.pricingBase, nameOf(PRICING_BASES, found.pricingBase)],
    [labels.repricedOn, formatDate(found.repricedOn)],
    [labels.feeYuan, found.feeYuan === null ? '' : formatAmount(found.feeYuan)],
    [labels.repaidYuan, found.repaidYuan === null ? '' : formatAmount(found.repaidYuan)],
    [labels.repaidOn, formatDate(found.repaidOn)],
  ])
}

/** What was asked of an enterprise whose certification is under review again or went back: it supplies nothing meanwhile. */
function heldRequest({ can, status, ...found }: ApplicationDetail): string | undefined {
  if (status !== 'SUPPLEMENT' || can.supply) return undefined
  return supplementWords(found.supplementDocuments, found.supplementRequest)
}

async function supplyForm(api: LoaderApi, found: ApplicationDetail) {
  const fields = supplyFields(found.supplementDocuments)
  const place = supplyPlace(found.id)
  const [{ owner, typed }, { documents }] = await Promise.all([
    loadDraft(api, place, fields),
    knownFor(api, 'productApply', []),
  ])
  return {
    asked: supplementWords(found.supplementDocuments, found.supplementRequest),
    fields: knownViews(fields, { filled: {}, documents }, typed),
    typed,
    draft: { ...place, owner },
    hidden: shownVersion(found.version),
  }
}

export async function loadApplication(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getApplication, { params: { id } }))
  const { can } = found
  return {
    id,
    title: found.productName,
    org: found.orgName,
    status: nameOf(applicationStates, found.status),
    facts: facts(found),
    decision: decision(found),
    events: eventLines(applicationStates, found.timeline),
    supply: can.supply ? await supplyForm(api, found) : undefined,
    heldRequest: heldRequest(found),
    ends: endMoves(found),
    transfer: can.transfer,
    notice: noticeOf(request, copy.detail.done),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}
