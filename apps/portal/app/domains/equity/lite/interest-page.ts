import { getOwnInterest } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase, interestStates } from '@lqr/contract/equity/interest-case.ts'
import { INTEREST_CONSENT_TITLE, interestConsentText } from '@lqr/contract/equity/interest-consent.ts'
import {
  projectInvestment,
  type ShownInterest,
  shownInterest,
} from '@lqr/contract/equity/interest-entities.ts'
import { needsCertification } from '@lqr/contract/kernel/cases/needs-certification.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteInterestCopy as texts } from './interest-copy.ts'
import { interestMoves } from './interest-moves.ts'

const labels = labelsOf(shownInterest)
const invested = labelsOf(projectInvestment)

const room: Room = {
  path: '/lite/interest',
  versionOf: async (api, id) => (await api(getOwnInterest, { params: { id } })).version,
}

function factsOf(found: ShownInterest) {
  const { talk, investment } = found
  const isOpen = talk !== null && talk.at === null
  return filledLines([
    [labels.interestNo, found.interestNo],
    [labels.dueAt, dueOf(found)],
    [labels.orgPhone, found.orgPhone ?? ''],
    [labels.officerPhone, found.officerPhone ?? ''],
    [labels.reason, found.reason],
    [texts.proposed, isOpen ? talk.options.map((at) => formatDateTime(at)).join('、') : ''],
    [texts.at, talk?.at ? `${formatDateTime(talk.at)} ${talk.place}` : ''],
    [invested.amountYuan, formatAmount(investment?.amountYuan)],
    [invested.sharePercent, formatPercent(investment?.sharePercent)],
    [invested.investedOn, formatDate(investment?.investedOn)],
    [labels.endReason, found.endReason ?? ''],
    [labels.nextSteps, found.nextSteps ?? ''],
  ])
}

export async function loadInterestPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getOwnInterest, { params: { id } }))
  const { orgName, projectNo, projectId, talk } = found
  const letter = { title: INTEREST_CONSENT_TITLE, text: interestConsentText(orgName, projectNo) }
  const view: CaseView = {
    title: orgName,
    words: nameOf(interestStates, found.status),
    notice: noticeOf(request, texts.done),
    isHeld: needsCertification(interestCase, found),
    moves: openMoves(room, id, interestMoves(talk, letter), found),
    facts: factsOf(found),
    events: eventLines(interestStates, found.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return { view, project: `/lite/project?id=${projectId}` }
}

export const interestAction = (request: Request, api: LoaderApi) =>
  roomAction(request, api, room, interestMoves())
