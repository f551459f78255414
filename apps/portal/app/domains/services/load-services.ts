import { listServices } from '@lqr/contract/services/calls.ts'
import { SERVICE_CATEGORIES, type ServiceSection } from '@lqr/contract/services/service-kinds.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import type { KeptQuery } from '../../shell/list-address.ts'
import { activeFilters, areaFacets, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toServiceLine } from './service-line.ts'

const PAGE_SIZE = 12
const PATHS: Record<ServiceSection, string> = { agency: '/agency', cultivation: '/entFoster' }
const labels = copy.list
const { shape } = listServices.body
const fields = { keyword: shape.keyword, category: shape.category, areaCode: shape.areaCode }
const agencyCategories = () => SERVICE_CATEGORIES.filter(({ code }) => code !== 'cultivation')

interface Place {
  readonly section: ServiceSection
  readonly sitePath: string
  /** What the address holds for the rest of its page. */
  readonly fixed?: KeptQuery
}

/** The services of an address in one section, with the facets that narrow them; cultivation is one category alone. */
export async function loadServices(
  api: LoaderApi,
  request: Request,
  { section, sitePath, fixed = {} }: Place,
) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, category, areaCode } = values
  const found = await api(listServices, {
    body: { section, keyword, category, areaCode, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  const path = PATHS[section]
  const place = { path, kept: { ...kept, ...fixed } }
  return {
    listing: {
      path,
      fixed,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['category', labels.category, namesOf([category ?? ''], SERVICE_CATEGORIES)[0]],
        ['areaCode', labels.area, areaCode && (substationOfCode(areaCode)?.name ?? areaCode)],
      ]),
      ...pageFacts(found),
    },
    categories: section === 'agency' ? plainFacets(place, 'category', agencyCategories()) : [],
    areas: areaFacets(sitePath, place),
    services: found.list.map(toServiceLine),
  }
}
export type LoadedServices = Awaited<ReturnType<typeof loadServices>>
