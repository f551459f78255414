import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { getAccountOpening, listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import { OPENING_CONSENT_TITLE, openingConsentText } from '@lqr/contract/bank-accounts/consent.ts'
import { type AccountOpening, accountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_TYPES, OPENING_FAIL_REASONS } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS } from '@lqr/contract/bank-accounts/materials.ts'
import { cancelOpening, changeOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDate, formatTimeSpan } from '@lqr/ui/format-date.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { ChoiceGroup } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteOpeningCopy } from './copy.ts'
import { slotChoices } from './opening-fields.ts'

const texts = liteOpeningCopy.detail
const labels = labelsOf(accountOpening)
/** Branches whose free times are offered for another appointment: that of now, then the nearest. */
const OFFERED = 5
/** Parts a branch from its time in the choice of both. */
const APART = '@'

const room: Room = {
  path: '/lite/opening',
  versionOf: async (api, id) => (await api(getAccountOpening, { params: { id } })).version,
}

const cancel: RoomMove = {
  code: 'withdraw',
  ...texts.moves.withdraw,
  isDanger: true,
  def: cancelOpening,
  fields: [{ name: 'note', schema: cancelOpening.body.shape.note, as: 'lines' }],
}

/** What each of the branches other than that of the appointment is given, as it is agreed to. */
function letterFor({ branchName }: AccountOpening, groups: readonly ChoiceGroup[]): RoomMove['letter'] {
  const others = groups.map(({ label }) => label).filter((label) => label !== branchName)
  if (others.length === 0) return undefined
  const title = texts.moves.change.letterTitle(OPENING_CONSENT_TITLE)
  return { title, text: others.map(openingConsentText).join('\n\n') }
}

/** Another time, or another branch whose bank has the same form and that is agreed to. */
const changeTo = (groups: readonly ChoiceGroup[], letter?: RoomMove['letter']): RoomMove => ({
  code: 'change',
  ...texts.moves.change,
  ...(letter ? { letter } : {}),
  def: changeOpening,
  fields: [
    {
      name: 'place',
      of: 'appointTime',
      schema: changeOpening.body.shape.appointTime,
      label: texts.moves.change.place,
      help: '',
      groups,
    },
    {
      name: 'consent',
      schema: changeOpening.body.shape.consent,
      label: texts.moves.change.agree(OPENING_CONSENT_TITLE),
      as: 'tick',
      isUnkept: true,
    },
    { name: 'note', schema: changeOpening.body.shape.note, as: 'lines' },
  ],
  toBody: ({ appointTime = '', consent, ...body }) => {
    const [branchCode, time] = String(appointTime).split(APART)
    return { ...body, branchCode, appointTime: time, ...(consent ? { consent } : {}) }
  },
})

async function timesFor(api: LoaderApi, { accountType, profile, branchCode }: AccountOpening) {
  const branches = await api(listOpeningBranches, { body: { accountType, profile, first: branchCode } })
  return branches
    .filter((branch) => branch.slots.some(({ free }) => free > 0))
    .slice(0, OFFERED)
    .map((branch) => ({
      label: branch.name,
      choices: slotChoices(branch).map(({ code, name }) => ({
        code: `${branch.branchCode}${APART}${code}`,
        name,
      })),
    }))
}

const visitLines = (found: AccountOpening) =>
  filledLines([
    [labels.applyNo, found.applyNo],
    [labels.dueAt, dueOf(found)],
    [labels.accountType, nameOf(ACCOUNT_TYPES, found.accountType)],
    [labels.appointTime, formatTimeSpan(found.appointTime, found.appointEnd)],
    [labels.branchAddress, found.branchAddress ?? ''],
    [labels.branchPhone, found.branchPhone ?? ''],
    [labels.officerPhone, found.officerPhone ?? ''],
    [labels.bankReference, found.bankReference ?? ''],
    [texts.bring, found.materialsAsked.map((code) => nameOf(MATERIALS, code)).join('\n')],
  ])

const resultLines = (found: AccountOpening) =>
  filledLines([
    [labels.accountNoMasked, found.accountNoMasked ?? ''],
    [labels.openedOn, found.openedOn ? formatDate(found.openedOn) : ''],
    [labels.failCode, nameOf(OPENING_FAIL_REASONS, found.failCode)],
    [labels.failReason, found.failReason ?? ''],
    [labels.nextSteps, found.nextSteps ?? ''],
  ])

export async function loadOpeningPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getAccountOpening, { params: { id } }))
  const times = found.can.change ? await timesFor(api, found) : []
  const moves = [changeTo(times, letterFor(found, times)), cancel]
  const view: CaseView = {
    title: found.branchName,
    words: nameOf(openingStates, found.status),
    notice: noticeOf(request, texts.done),
    moves: openMoves(room, id, moves, found),
    facts: visitLines(found),
    events: eventLines(openingStates, found.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return {
    view,
    result: resultLines(found),
    marks: [found.isBranchClosed ? texts.closed : '', found.isDemonstration ? texts.demonstration : '']
      .filter(Boolean)
      .join(' · '),
  }
}

export const openingAction = (request: Request, api: LoaderApi) =>
  roomAction(request, api, room, [changeTo([]), cancel])
