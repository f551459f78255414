import { listActivities } from '@lqr/contract/activities/calls.ts'
import { ACTIVITY_KINDS, ACTIVITY_TIMES } from '@lqr/contract/activities/kinds.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { activeFilters, areaFacets, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toActivityLine } from './activity-line.ts'
import { copy } from './copy.ts'

const PATH = '/activityInfo'
const PAGE_SIZE = 12
const { keyword, kind, areaCode, when } = listActivities.body.shape
const FIELDS = { keyword, kind, areaCode, when } as const
/** The activities of an address with everything the page shows in words. */
export async function loadActivities(api: LoaderApi, request: Request, sitePath: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, FIELDS)
  const found = await api(listActivities, { body: { ...values, currentPageNum: page, pageSize: PAGE_SIZE } })
  const place = { path: PATH, kept }
  const area = values.areaCode
  return {
    listing: {
      ...place,
      ignored,
      active: activeFilters([
        ['keyword', copy.keyword, values.keyword],
        ['kind', copy.kind, values.kind && namesOf([values.kind], ACTIVITY_KINDS)[0]],
        ['areaCode', copy.area, area && (substationOfCode(area)?.name ?? area)],
        ['when', copy.when, values.when && namesOf([values.when], ACTIVITY_TIMES)[0]],
      ]),
      ...pageFacts(found),
    },
    facets: [
      { key: 'kind', label: copy.kind, facets: plainFacets(place, 'kind', ACTIVITY_KINDS) },
      { key: 'when', label: copy.when, facets: plainFacets(place, 'when', ACTIVITY_TIMES) },
      { key: 'areaCode', label: copy.area, facets: areaFacets(sitePath, place) },
    ].filter(({ facets }) => facets.length > 0),
    activities: found.list.map(toActivityLine),
  }
}
