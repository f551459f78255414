import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { getListing } from '@lqr/contract/equity/listing-calls.ts'
import { listingStates, stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { type ListingApplication, listingDetail } from '@lqr/contract/equity/listing-entities.ts'
import { MAX_SUPPLIED_FILES } from '@lqr/contract/equity/listing-form.ts'
import { supplyListing, withdrawListing } from '@lqr/contract/equity/listing-move-calls.ts'
import { LISTING_REFUSAL_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { needsCertification } from '@lqr/contract/kernel/cases/needs-certification.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { refusalLines } from '../../../shell/lite/refusal-lines.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import { documentsIn } from '../../../shell/plain/placed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteListingCopy } from './listing-copy.ts'

const texts = liteListingCopy.detail
const labels = labelsOf(listingDetail)

const room: Room = {
  path: '/lite/listing',
  versionOf: async (api, id) => (await api(getListing, { params: { id } })).version,
}

const { fileIds, note } = supplyListing.body.shape
const MOVES: readonly RoomMove[] = [
  {
    code: 'supply',
    ...texts.moves.supply,
    def: supplyListing,
    fields: [
      {
        name: 'files',
        of: 'fileIds',
        schema: fileIds,
        label: texts.suppliedFiles,
        files: MAX_SUPPLIED_FILES,
      },
      { name: 'note', schema: note, as: 'lines' },
    ],
    toBody: (body, read) => ({ ...body, fileIds: documentsIn(read).fileIds }),
  },
  {
    code: 'withdraw',
    ...texts.moves.withdraw,
    isDanger: true,
    def: withdrawListing,
    fields: [{ name: 'note', schema: withdrawListing.body.shape.note, as: 'lines' }],
  },
]

const factsOf = (found: ListingApplication) =>
  filledLines([
    [labels.applyNo, found.applyNo],
    [labels.dueAt, dueOf(found)],
    [labels.board, nameOf(STOCK_BOARDS, found.board)],
    [labels.companyCode, found.companyCode ?? ''],
    [labels.listedAt, found.listedAt ? formatDate(found.listedAt) : ''],
    [labels.rejectCode, nameOf(LISTING_REFUSAL_REASONS, found.rejectCode)],
    [labels.rejectReason, found.rejectReason ?? ''],
    ...refusalLines(found),
    [labels.nextSteps, found.nextSteps ?? ''],
    [labels.orgPhone, found.orgPhone ?? ''],
    [labels.officerPhone, found.officerPhone ?? ''],
    [labels.shortName, found.shortName ?? ''],
    [labels.shareholders, found.shareholders === null ? '' : String(found.shareholders)],
    [labels.introduction, found.introduction ?? ''],
    [texts.files, found.files.map(({ name }) => name).join('、')],
  ])

export async function loadListingPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getListing, { params: { id } }))
  const isHeld = needsCertification(stockApplicationCase, found)
  const view: CaseView = {
    title: found.itemName,
    words: `${found.orgName} · ${nameOf(listingStates, found.status)}`,
    notice: noticeOf(request, texts.done),
    isHeld,
    moves: openMoves(room, id, MOVES, found),
    facts: factsOf(found),
    events: eventLines(listingStates, found.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return { view, asked: found.can.supply || isHeld ? found.supplementRequest : null }
}

export const listingAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, MOVES)
