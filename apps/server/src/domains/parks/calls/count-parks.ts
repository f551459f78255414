import { countParks } from '@lqr/contract/parks/calls.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { recordAreas } from '../../../publishing/record-areas.rules.ts'
import { namedCounts } from '../../../publishing/publication.rules.ts'
import { countByIndustry, countByLevel, sumParks } from '../parks.store.ts'

export const countParksCall = bindCall(countParks, async ({ db, body, request }) => {
  const filter = { ...body, areas: recordAreas(request.cityCode, body.areaCode) }
  const [sums, levels, industries] = await Promise.all([
    sumParks(db, filter),
    countByLevel(db, { ...filter, level: undefined }),
    countByIndustry(db, { ...filter, industry: undefined }),
  ])
  return {
    ...sums,
    byLevel: namedCounts(PARK_LEVELS, levels),
    byIndustry: namedCounts(LEADING_INDUSTRIES, industries),
  }
})
