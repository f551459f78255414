import {
  cancelEnquiry,
  closeEnquiry,
  getEnquiry,
  orderEnquiry,
  withdrawEnquiry,
} from '@lqr/contract/services/enquiry-calls.ts'
import { enquiryStates, serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { type ServiceEnquiry, serviceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { ENQUIRY_DECLINE_CODES, SERVICE_SCORES } from '@lqr/contract/services/enquiry-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteEnquiryCopy } from './copy.ts'

const texts = liteEnquiryCopy.detail
const labels = labelsOf(serviceEnquiry)
const SIDES = ['quality', 'time', 'attitude', 'price'] as const

const room: Room = {
  path: '/lite/enquiry',
  versionOf: async (api, id) => (await api(getEnquiry, { params: { id } })).version,
}

const move = (code: keyof typeof texts.moves) => ({
  code,
  title: serviceEnquiryCase.moves[code].name,
  ...texts.moves[code],
})

const rated = closeEnquiry.body.shape
const MOVES: readonly RoomMove[] = [
  {
    ...move('order'),
    def: orderEnquiry,
    fields: [{ name: 'note', schema: orderEnquiry.body.shape.note, as: 'lines' }],
  },
  {
    ...move('close'),
    def: closeEnquiry,
    fields: [
      ...SIDES.map((name) => ({ name, schema: rated[name] })),
      { name: 'words', schema: rated.words, as: 'lines', isOptional: true },
    ],
    toBody: ({ words = null, ...body }) => ({ ...body, words }),
  },
  {
    ...move('withdraw'),
    isDanger: true,
    def: withdrawEnquiry,
    fields: [{ name: 'note', schema: withdrawEnquiry.body.shape.note, as: 'lines' }],
  },
  {
    ...move('cancel'),
    isDanger: true,
    def: cancelEnquiry,
    fields: [{ name: 'endReason', schema: cancelEnquiry.body.shape.endReason, as: 'lines' }],
  },
]

function outcomeOf(enquiry: ServiceEnquiry) {
  const { declineCode, declineReason } = enquiry
  const declined = declineCode ? `${nameOf(ENQUIRY_DECLINE_CODES, declineCode)}：${declineReason ?? ''}` : ''
  return filledLines([
    [labels.quoteYuan, formatAmount(enquiry.quoteYuan)],
    [labels.quoteNote, enquiry.quoteNote ?? ''],
    [texts.declined, declined],
    [labels.endReason, enquiry.endReason ?? ''],
    ...SIDES.map((side) => [labels[side], nameOf(SERVICE_SCORES, enquiry[side])] as const),
    [labels.words, enquiry.words ?? ''],
  ])
}

export async function loadEnquiryPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const enquiry = await signedIn(request, () => api(getEnquiry, { params: { id } }))
  const view: CaseView = {
    title: enquiry.serviceName,
    words: `${enquiry.orgName} · ${nameOf(enquiryStates, enquiry.status)}`,
    notice: noticeOf(request, texts.done),
    moves: openMoves(room, id, MOVES, enquiry),
    facts: filledLines([
      [labels.enquiryNo, enquiry.enquiryNo],
      [labels.dueAt, dueOf(enquiry)],
      [labels.orgPhone, enquiry.orgPhone ?? ''],
      [labels.officerName, enquiry.officerPhone ? (enquiry.officerName ?? '') : ''],
      [labels.officerPhone, enquiry.officerPhone ?? ''],
      [labels.areaName, enquiry.areaName],
      [labels.wishedTime, enquiry.wishedTime ?? ''],
      [labels.content, enquiry.content ?? ''],
    ]),
    events: eventLines(enquiryStates, enquiry.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return { view, outcome: outcomeOf(enquiry) }
}

export const enquiryAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, MOVES)
