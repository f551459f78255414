import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { deleteValuation, getValuation } from '@lqr/contract/valuations/calls.ts'
import { type Valuation, valuation } from '@lqr/contract/valuations/entities.ts'
import {
  BUILDING_STRUCTURES,
  DISTANCE_BANDS,
  OWNERSHIP_KINDS,
  PROPERTY_KINDS,
  VALUATION_METHODS,
} from '@lqr/contract/valuations/kinds.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { CaseView } from '../../../shell/lite/lite-case.tsx'
import { filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { moveView, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteValuationCopy } from './copy.ts'

const texts = liteValuationCopy.detail
const labels = labelsOf(valuation)

const room: Room = {
  path: '/lite/valuation',
  versionOf: async (api, id) => {
    await api(getValuation, { params: { id } })
    return undefined
  },
}

const REMOVE: RoomMove = {
  code: 'remove',
  ...texts.remove,
  isDanger: true,
  def: deleteValuation,
  leadsTo: '/lite/valuations',
}

const unitPrice = (yuan: number) => texts.unitPrice(formatAmount(yuan))

const factsOf = (found: Valuation) =>
  filledLines([
    [labels.lowYuan, formatAmount(found.lowYuan)],
    [labels.middleYuan, formatAmount(found.middleYuan)],
    [labels.highYuan, formatAmount(found.highYuan)],
    [labels.unitPriceYuan, unitPrice(found.unitPriceYuan)],
    [labels.asOf, formatDate(found.asOf)],
    [labels.validTo, formatDate(found.validTo)],
    [labels.method, nameOf(VALUATION_METHODS, found.method)],
    [labels.sourceName, found.sourceName],
    [labels.areaName, found.areaName],
    [labels.kind, nameOf(PROPERTY_KINDS, found.kind)],
    [labels.ownership, nameOf(OWNERSHIP_KINDS, found.ownership)],
    [labels.areaSquareMetres, texts.metres(found.areaSquareMetres)],
    [labels.structure, nameOf(BUILDING_STRUCTURES, found.structure)],
    [labels.certificateNoMasked, found.certificateNoMasked ?? ''],
  ])

const caseLines = ({ cases }: Valuation) =>
  cases.map(
    ({ kind, areaSquareMetres, distance, soldOn, unitPriceYuan }) =>
      [
        formatDate(soldOn),
        [
          nameOf(PROPERTY_KINDS, kind),
          texts.metres(areaSquareMetres),
          nameOf(DISTANCE_BANDS, distance),
          unitPrice(unitPriceYuan),
        ].join(' · '),
      ] as const,
  )

export async function loadValuationPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getValuation, { params: { id } }))
  const view: CaseView = {
    title: found.address,
    words: found.disclaimer,
    notice: noticeOf(request, { saved: texts.saved }),
    moves: [moveView(room, id, REMOVE)],
    facts: factsOf(found),
    events: [],
    sentTo: sentTo(request),
    number: submitNumber(),
  }
  return {
    view,
    cases: caseLines(found),
    marks: [found.isExpired ? texts.expired : '', found.isDemonstration ? texts.demonstration : '']
      .filter(Boolean)
      .join(' · '),
  }
}

export const valuationAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, [REMOVE])
