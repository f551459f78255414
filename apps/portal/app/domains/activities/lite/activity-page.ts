import { activityDetail, type ActivityDetail } from '@lqr/contract/activities/calls.ts'
import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import {
  type ActivityTicket,
  cancelSignUp,
  changeSignUp,
  getOwnSignUp,
  type OwnSignUp,
  signUp,
  signUpFields,
} from '@lqr/contract/activities/sign-up-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime, formatTimeSpan } from '@lqr/ui/format-date.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteActivityCopy } from './copy.ts'

const texts = liteActivityCopy.detail
const labels = labelsOf(activityDetail)
const { shape } = signUpFields

const room: Room = {
  path: '/lite/activity',
  versionOf: async (api, id) => {
    await api(getOwnSignUp, { params: { id } })
    return undefined
  },
}

const fields: readonly PlainField[] = [
  { name: 'contactName', schema: shape.contactName, autoComplete: 'name' },
  { name: 'contactPhone', schema: shape.contactPhone, autoComplete: 'tel-national' },
  { name: 'people', schema: shape.people },
]
const MOVES: readonly RoomMove[] = [
  { code: 'signUp', ...texts.moves.signUp, def: signUp, fields },
  { code: 'change', ...texts.moves.change, def: changeSignUp, fields },
  { code: 'cancel', ...texts.moves.cancel, def: cancelSignUp, isDanger: true },
]

/** What the server would take now: it decides again. */
function openNow({ activity, ticket, mayJoin }: OwnSignUp) {
  const isAhead = Date.parse(activity.startsAt) > Date.now()
  return {
    signUp: !ticket && mayJoin && activity.isOpen,
    change: ticket !== null && isAhead,
    cancel: ticket !== null && ticket.checkedInAt === null && isAhead,
  }
}

function standingOf({ activity, ticket, mayJoin }: OwnSignUp): string {
  if (ticket) return nameOf(SIGN_UP_STATES, ticket.state)
  if (!mayJoin) return texts.notForYou
  return activity.isOpen ? texts.open : texts.closed
}

const placesOf = ({ signedPeople, capacity }: ActivityDetail) =>
  capacity === null ? texts.unlimited(signedPeople) : texts.leftOf(signedPeople, capacity)

const ticketLines = ({ ticketNumber, ahead, onlineUrl, checkedInAt }: ActivityTicket) =>
  filledLines([
    [texts.ticketNumber, ticketNumber ?? ''],
    [texts.standing, ahead === null ? '' : texts.waiting(ahead)],
    [texts.online, onlineUrl ?? ''],
    [texts.checkedIn, checkedInAt ? formatDateTime(checkedInAt) : ''],
  ])

export async function loadActivityPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const own = await signedIn(request, () => api(getOwnSignUp, { params: { id } }))
  const { activity, ticket, name, phone } = own
  const values = {
    contactName: ticket?.contactName ?? name,
    contactPhone: ticket?.contactPhone ?? phone,
    people: String(ticket?.people ?? 1),
  }
  const view: CaseView = {
    title: activity.title,
    words: standingOf(own),
    notice: noticeOf(request, texts.done),
    moves: openMoves(room, id, MOVES, { can: openNow(own) }).map((move) => ({
      ...move,
      typed: { values, files: {} },
    })),
    facts: filledLines([
      [texts.time, formatTimeSpan(activity.startsAt, activity.endsAt)],
      [labels.place, activity.place],
      [labels.organiser, activity.organiser],
      [labels.officePhone, activity.officePhone],
      [labels.signUpUntil, formatDateTime(activity.signUpUntil)],
      [texts.places, placesOf(activity)],
    ]),
    events: [],
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return { view, ticket: ticket ? ticketLines(ticket) : [] }
}

export const activityAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, MOVES)
