import {
  authorisationLetter,
  AUTHORISATION_LETTER_TITLE,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { awaitsCertification } from '@lqr/contract/financing/awaits-certification.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { needDetail, type NeedDetail } from '@lqr/contract/financing/entities.ts'
import { NEED_REFUSALS } from '@lqr/contract/financing/kinds.ts'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { LISTED_NEED_STATES, needCase, needStates } from '@lqr/contract/financing/need-case.ts'
import { listNeedInterviews } from '@lqr/contract/financing/operation-calls.ts'
import type { Interview } from '@lqr/contract/financing/operation-calls.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from '@lqr/contract/financing/operation-kinds.ts'
import { listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { responseStates } from '@lqr/contract/financing/response-case.ts'
import {
  type ComparedResponse,
  equityOffer,
  investment,
  responseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import { shownAuthorisation } from '../../../shell/lite/authorisation.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { refusalLines } from '../../../shell/lite/refusal-lines.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { shownVersion } from '../../../shell/plain/shown-version.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteNeedCopy } from './copy.ts'
import { answerFields, chooseFields, NEED_MOVES, noteFields, turnDownFields } from './need-moves.ts'

const texts = liteNeedCopy.detail
const labels = labelsOf(needDetail)
const loan = labelsOf(responseOffer)
const equity = labelsOf(equityOffer)
const invested = labelsOf(investment)

const pageOf = (id: string, rest: string) => `/lite/need?id=${id}&${rest}`

/** Nothing where the need is not listed, and no institution can come. */
function slotsOf({ status, slots, slotsFree }: NeedDetail): string {
  const isListed = LISTED_NEED_STATES.some((state) => state === status)
  return slots === null || !isListed ? '' : texts.slots(slotsFree, slots)
}

function factsOf(need: NeedDetail, shared: readonly { readonly name: string }[]) {
  return filledLines([
    [labels.demandNo, need.demandNo],
    [labels.dueAt, dueOf(need)],
    [labels.demandType, nameOf(DEMAND_TYPES, need.demandType)],
    [labels.amountYuan, formatAmount(need.amountYuan)],
    [labels.termMonths, formatTerm(need.termMonths)],
    [labels.wantRate, need.wantRate === null ? '' : texts.atMost(formatRate(need.wantRate))],
    [labels.guaranteeMode, nameOf(GUARANTEE_MODES, need.guaranteeMode)],
    [labels.purpose, need.purpose ?? ''],
    [labels.description, need.description ?? ''],
    [labels.areaName, need.areaName ?? ''],
    [labels.validTo, formatDate(need.validTo)],
    [labels.slots, slotsOf(need)],
    [labels.rejectCode, nameOf(NEED_REFUSALS, need.rejectCode)],
    [labels.rejectReason, need.rejectReason ?? ''],
    ...refusalLines(need),
    [labels.nextSteps, need.nextSteps ?? ''],
    [texts.files, need.files.map(({ name }) => name).join('、')],
    [texts.shared, shared.map(({ name }) => name).join('、')],
  ])
}

function offerLines(response: ComparedResponse) {
  const { offer, equityOffer: share, investment: made, corrections } = response
  return filledLines([
    [labels.dueAt, dueOf(response)],
    [loan.productName, offer?.productName ?? ''],
    [loan.amountYuan, offer ? formatAmount(offer.amountYuan) : ''],
    [loan.ratePercent, offer ? formatRate(offer.ratePercent) : ''],
    [loan.annualCost, offer ? formatPercent(offer.annualCost) : ''],
    [loan.termMonths, offer ? formatTerm(offer.termMonths) : ''],
    [loan.guaranteeMode, nameOf(GUARANTEE_MODES, offer?.guaranteeMode)],
    [equity.amountYuan, share ? formatAmount(share.amountYuan) : ''],
    [equity.sharePercent, share ? formatPercent(share.sharePercent) : ''],
    [equity.stage, nameOf(PROJECT_STAGES, share?.stage)],
    [loan.conditions, offer?.conditions ?? share?.conditions ?? ''],
    [loan.validTo, formatDate(offer?.validTo ?? share?.validTo)],
    [invested.amountYuan, formatAmount(made?.amountYuan)],
    [invested.sharePercent, formatPercent(made?.sharePercent)],
    [invested.investedOn, formatDate(made?.investedOn)],
    [texts.corrected, corrections?.map(({ at, note }) => `${formatDateTime(at)} ${note}`).join('\n') ?? ''],
    [texts.phones, [response.orgPhone, response.officerPhone].filter(Boolean).join('、')],
    [labels.rejectCode, nameOf(REJECT_CODES, response.declineCode)],
    [labels.rejectReason, response.declineReason ?? ''],
    ...refusalLines(response),
    [labels.nextSteps, response.nextSteps ?? ''],
  ])
}

/** The choice of one institution, with the letter it is given for. */
function chooseMove(need: NeedDetail, response: ComparedResponse, corporateName: string): MoveView {
  const isEquity = response.equityOffer !== null
  const { choose } = texts
  const letter = {
    corporateName,
    orgName: response.orgName,
    productName: response.offer?.productName ?? choose.equitySubject,
    dataScope: DATA_SCOPES.map(({ code }) => code),
  }
  return {
    action: pageOf(need.id, `do=choose&of=${response.id}`),
    title: choose.title(response.orgName),
    hint: isEquity ? choose.equityHint : choose.hint,
    letter: { title: AUTHORISATION_LETTER_TITLE, text: authorisationLetter(letter) },
    fields: chooseFields.map(viewOf),
    hidden: { ...shownVersion(response.version), ...shownAuthorisation },
    submit: isEquity ? choose.equitySubmit : choose.submit,
  }
}

function turnDownMove(need: NeedDetail, { id, orgName, version }: ComparedResponse): MoveView {
  const { title, ...words } = texts.turnDown
  return {
    action: pageOf(need.id, `do=turnDown&of=${id}`),
    title: title(orgName),
    ...words,
    fields: turnDownFields.map(viewOf),
    hidden: shownVersion(version),
    isDanger: true,
  }
}

function responseView(need: NeedDetail, response: ComparedResponse, corporateName: string) {
  return {
    id: response.id,
    title: response.orgName,
    words: [
      nameOf(responseStates, response.status),
      response.chosenAt ? texts.chosen : '',
      (response.offer ?? response.equityOffer)?.isLapsed ? texts.lapsed : '',
    ]
      .filter(Boolean)
      .join(' · '),
    lines: offerLines(response),
    application: response.applicationId ?? undefined,
    moves: [
      ...(response.can.choose ? [chooseMove(need, response, corporateName)] : []),
      ...(response.can.turnDown ? [turnDownMove(need, response)] : []),
    ],
  }
}

function interviewView(need: NeedDetail, one: Interview) {
  const { answer } = texts
  const move: MoveView = {
    action: pageOf(need.id, `do=answer&of=${one.id}`),
    title: answer.title,
    fields: answerFields.map(viewOf),
    hidden: shownVersion(one.version),
    submit: answer.submit,
  }
  return {
    id: one.id,
    words: [
      one.orgName,
      formatDateTime(one.startsAt),
      nameOf(INTERVIEW_WAYS, one.way),
      one.place,
      one.agenda,
      nameOf(INTERVIEW_STATES, one.status),
      one.answer,
    ]
      .filter(Boolean)
      .join(' · '),
    move: one.status === 'PROPOSED' ? move : undefined,
  }
}

function ownMoves(need: NeedDetail): MoveView[] {
  const moves = NEED_MOVES.filter(({ code }) => need.can[code]).map(({ code, isDanger }) => {
    const { name } = needCase.moves[code]
    return {
      action: pageOf(need.id, `do=${code}`),
      title: name,
      hint: texts.hints[code],
      fields: noteFields(code).map(viewOf),
      hidden: shownVersion(need.version),
      submit: texts.confirm(name),
      isDanger,
    }
  })
  const remove = {
    action: pageOf(need.id, 'do=remove'),
    title: texts.remove,
    hint: texts.removeHint,
    fields: [],
    submit: texts.confirm(texts.remove),
    isDanger: true,
  }
  return need.can.remove ? [...moves, remove] : moves
}

/** What institutions have said to it, and the papers they share; nobody has read a draft. */
async function answersTo(api: LoaderApi, { id, status }: NeedDetail) {
  if (status === 'DRAFT') return { responses: [], interviews: [], shared: [] }
  const params = { id }
  const [{ responses }, { interviews, files }] = await Promise.all([
    api(listNeedResponses, { params }),
    api(listNeedInterviews, { params }),
  ])
  return { responses, interviews, shared: files }
}

export async function loadNeedPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const params = { id }
  const [need, { comBaseinfo }] = await signedIn(request, () =>
    Promise.all([api(getNeedCase, { params }), api(getUserInfo)]),
  )
  const { responses, interviews, shared } = await answersTo(api, need)
  const name = comBaseinfo?.corporateName ?? ''
  return {
    id,
    title: need.title ?? liteNeedCopy.list.untitled,
    status: nameOf(needStates, need.status),
    notice: noticeOf(request, texts.done),
    facts: factsOf(need, shared),
    responses: responses.map((response) => responseView(need, response, name)),
    isHeld: responses.some(awaitsCertification),
    interviews: interviews.map((one) => interviewView(need, one)),
    moves: ownMoves(need),
    edit: !need.can.edit ? undefined : need.status === 'DRAFT' ? texts.edit : texts.change,
    events: eventLines(needStates, need.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}
