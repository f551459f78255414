import { getService } from '@lqr/contract/services/calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { data } from 'react-router'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { priceText, toServiceLine } from './service-line.ts'

const labels = copy.service
const SIDES = ['quality', 'time', 'attitude', 'price'] as const

/** The service an address names; one of the other section is not found here. */
export async function loadService(api: LoaderApi, request: Request, path: string) {
  const service = await api(getService, { params: { id: requireId(request) } })
  const line = toServiceLine(service)
  if (!line.href.startsWith(path)) throw data(null, { status: 404 })
  const { qualificationName, qualificationNo, qualificationTo, conflictNote } = service
  return {
    line,
    intro: service.intro,
    phone: service.officePhone,
    cases: service.caseLines,
    conflict: conflictNote ?? labels.noConflict,
    prices: service.prices.map((price) => ({ label: price.item, value: priceText(price) })),
    qualification:
      qualificationName === null
        ? []
        : [
            { label: labels.qualificationName, value: qualificationName },
            { label: labels.qualificationNo, value: qualificationNo ?? '' },
            {
              label: labels.qualificationTo,
              value: qualificationTo === null ? labels.longTerm : formatDate(qualificationTo),
            },
          ],
    rating: service.rating && {
      note: labels.rated(service.rating.count),
      sides: SIDES.map((side) => ({
        label: labels.sides[side],
        value: labels.score(service.rating?.[side] ?? 0),
      })),
    },
    facts: [
      { label: labels.area, value: line.area },
      { label: labels.duration, value: line.duration },
      { label: labels.published, value: formatDate(service.publishedAt) },
    ],
  }
}
export type LoadedService = Awaited<ReturnType<typeof loadService>>
