import {
  agreeToLeaseOffer,
  cancelLease,
  getLeaseNeed,
  withdrawLeaseNeed,
} from '@lqr/contract/leasing/calls.ts'
import {
  type LeaseNeedDetail,
  leaseNeedDetail,
  leaseOffer,
  leaseResponse,
  type LeaseResponse,
} from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseCase, leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { data, redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { refusalLines } from '../../../shell/lite/refusal-lines.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { handleMoves, sentTo } from '../../../shell/plain/handle-moves.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { bodyOfShown, shownVersion, shownVersionField } from '../../../shell/plain/shown-version.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteLeaseCopy } from './copy.ts'

const texts = liteLeaseCopy.detail
const labels = labelsOf(leaseNeedDetail)
const offers = labelsOf(leaseOffer)
const answers = labelsOf(leaseResponse)

const withdrawFields: readonly PlainField[] = [
  { name: 'note', schema: withdrawLeaseNeed.body.shape.note, as: 'lines' },
]

const cancelFields: readonly PlainField[] = [
  { name: 'endReason', schema: cancelLease.body.shape.endReason, as: 'lines' },
]

const pageOf = (id: string, rest: string) => `/lite/lease?id=${id}&${rest}`

const factsOf = (need: LeaseNeedDetail) =>
  filledLines([
    [labels.needNo, need.needNo],
    [labels.kind, nameOf(LEASE_KINDS, need.kind)],
    [labels.valueYuan, formatAmount(need.valueYuan)],
    [labels.amountYuan, formatAmount(need.amountYuan)],
    [labels.termMonths, formatTerm(need.termMonths)],
    [labels.downPaymentPercent, formatPercent(need.downPaymentPercent)],
    [labels.purpose, need.purpose],
    [labels.areaName, need.areaName],
    [texts.files, need.files.map(({ name }) => name).join('、')],
  ])

/** What the enterprise may do with one answer now. */
function movesOf(need: LeaseNeedDetail, { id, orgName, version, can }: LeaseResponse): MoveView[] {
  const agree: MoveView = {
    action: pageOf(need.id, `do=agree&of=${id}`),
    title: texts.agree.title(orgName),
    hint: texts.agree.hint,
    fields: [],
    hidden: shownVersion(version),
    submit: texts.agree.submit,
  }
  const cancel: MoveView = {
    action: pageOf(need.id, `do=cancel&of=${id}`),
    title: texts.cancel.title(orgName),
    hint: texts.cancel.hint,
    fields: cancelFields.map(viewOf),
    hidden: shownVersion(version),
    submit: texts.cancel.submit,
    isDanger: true,
  }
  return [...(can.agree ? [agree] : []), ...(can.cancel ? [cancel] : [])]
}

function responseView(need: LeaseNeedDetail, response: LeaseResponse) {
  const { orgName } = response
  // What was offered before stands no more once the institution has declined.
  const offer = response.status === 'DECLINED' ? null : response.offer
  return {
    id: response.id,
    title: orgName,
    words: [
      nameOf(leaseStates, response.status),
      offer?.isLapsed ? texts.lapsed : '',
      response.agreedAt ? texts.agreedAt(formatDate(response.agreedAt)) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    lines: filledLines([
      [answers.dueAt, dueOf(response)],
      [offers.amountYuan, offer ? formatAmount(offer.amountYuan) : ''],
      [offers.rentYuan, offer ? formatAmount(offer.rentYuan) : ''],
      [offers.ratePercent, offer ? formatRate(offer.ratePercent) : ''],
      [offers.termMonths, offer ? formatTerm(offer.termMonths) : ''],
      [offers.feeYuan, offer ? formatAmount(offer.feeYuan) : ''],
      [offers.totalYuan, offer ? formatAmount(offer.totalYuan) : ''],
      [offers.annualCost, offer ? formatPercent(offer.annualCost) : ''],
      [offers.conditions, offer?.conditions ?? ''],
      [offers.validTo, formatDate(offer?.validTo)],
      [answers.endReason, response.endReason ?? ''],
      [answers.declineCode, nameOf(REJECT_CODES, response.declineCode)],
      [answers.declineReason, response.declineReason ?? ''],
      ...refusalLines(response),
      [answers.nextSteps, response.nextSteps ?? ''],
      [texts.phones, [response.orgPhone, response.officerPhone].filter(Boolean).join('、')],
    ]),
    moves: movesOf(need, response),
  }
}

export async function loadLeasePage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const need = await signedIn(request, () => api(getLeaseNeed, { params: { id } }))
  const withdraw: MoveView = {
    action: pageOf(id, 'do=withdraw'),
    title: leaseCase.moves.withdraw.name,
    hint: texts.withdraw.hint,
    fields: withdrawFields.map(viewOf),
    hidden: shownVersion(need.version),
    submit: texts.withdraw.submit,
    isDanger: true,
  }
  return {
    title: need.equipmentName,
    status: nameOf(leaseStates, need.status),
    notice: noticeOf(request, texts.done),
    facts: factsOf(need),
    responses: need.responses.map((response) => responseView(need, response)),
    withdraw: need.can.withdraw ? withdraw : undefined,
    events: eventLines(leaseStates, need.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

export function leaseAction(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const params = { id }
  const to = (done: string) => redirect(`/lite/lease?id=${id}&done=${done}`, 303)
  const withdraw = () =>
    handleForm(request, api, async () => {
      await api(getLeaseNeed, { params })
      return {
        fields: [...withdrawFields, shownVersionField],
        schema: withdrawLeaseNeed.body,
        toBody: bodyOfShown,
        send: (body) => api(withdrawLeaseNeed, { params, body }),
        done: () => to('withdrawn'),
      }
    })
  const answerOf = async () => {
    const of = requireId(request, 'of')
    const { responses } = await api(getLeaseNeed, { params })
    const row = responses.find((one) => one.id === of)
    if (!row) throw data(null, 404)
    return row
  }
  const agree = () =>
    handleForm(request, api, async () => {
      const row = await answerOf()
      return {
        fields: [shownVersionField],
        schema: agreeToLeaseOffer.body,
        toBody: (body) => ({ ...bodyOfShown(body), responseId: row.id }),
        send: (body) => api(agreeToLeaseOffer, { params, body }),
        done: () => to('agreed'),
      }
    })
  const cancel = () =>
    handleForm(request, api, async () => {
      const row = await answerOf()
      return {
        fields: [...cancelFields, shownVersionField],
        schema: cancelLease.body,
        toBody: (body) => ({ ...bodyOfShown(body), responseId: row.id }),
        send: (body) => api(cancelLease, { params, body }),
        done: () => to('cancelled'),
      }
    })
  return handleMoves(request, { withdraw, agree, cancel })
}
