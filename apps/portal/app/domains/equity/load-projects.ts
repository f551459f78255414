import { listProjectTeasers } from '@lqr/contract/equity/project-calls.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { listRoadshows } from '@lqr/contract/equity/roadshow-calls.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { activeFilters, areaFacets, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './project-copy.ts'
import { toProjectLine } from './project-line.ts'
import { toRoadshowLine } from './roadshow-line.ts'

const PATH = '/equityProjects'
const PAGE_SIZE = 12
const DAYS_SHOWN = 3
const labels = copy.list
const { keyword, stage, amountBand, industryCode, areaCode } = listProjectTeasers.body.shape
const FIELDS = { keyword, stage, amountBand, industryCode, areaCode } as const

/** The projects of an address with everything the page shows in words. */
export async function loadProjects(api: LoaderApi, request: Request, sitePath: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, FIELDS)
  const body = { ...values, currentPageNum: page, pageSize: PAGE_SIZE }
  const coming = { comingOnly: true, pageSize: DAYS_SHOWN }
  const [found, days] = await Promise.all([
    api(listProjectTeasers, { body }),
    api(listRoadshows, { body: coming }),
  ])
  const place = { path: PATH, kept }
  const chosen = (code: string | undefined, items: readonly CodeItem[]) => code && namesOf([code], items)[0]
  const area = values.areaCode
  return {
    listing: {
      ...place,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, values.keyword],
        ['stage', labels.stage, chosen(values.stage, PROJECT_STAGES)],
        ['amountBand', labels.amount, chosen(values.amountBand, AMOUNT_BANDS)],
        ['industryCode', labels.industry, chosen(values.industryCode, INDUSTRIES)],
        ['areaCode', labels.area, area && (substationOfCode(area)?.name ?? area)],
      ]),
      ...pageFacts(found),
    },
    facets: [
      { key: 'stage', label: labels.stage, facets: plainFacets(place, 'stage', PROJECT_STAGES) },
      { key: 'amountBand', label: labels.amount, facets: plainFacets(place, 'amountBand', AMOUNT_BANDS) },
      { key: 'areaCode', label: labels.area, facets: areaFacets(sitePath, place) },
      { key: 'industryCode', label: labels.industry, facets: plainFacets(place, 'industryCode', INDUSTRIES) },
    ].filter(({ facets }) => facets.length > 0),
    projects: found.list.map(toProjectLine),
    days: days.list.map(toRoadshowLine),
  }
}
