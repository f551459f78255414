import { countParks, listParks } from '@lqr/contract/parks/calls.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { activeFilters, areaFacets, countedFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { toParkLine } from './park-line.ts'

export const PARKS_PATH = '/gardenArea'
const PAGE_SIZE = 12
const labels = copy.list
const { shape } = listParks.body
const fields = {
  keyword: shape.keyword,
  level: shape.level,
  industry: shape.industry,
  areaCode: shape.areaCode,
}

/** The parks of an address with their figures and the facets that narrow them. */
export async function loadParks(api: LoaderApi, request: Request, sitePath: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, level, industry, areaCode } = values
  const filters = { keyword, level, industry, areaCode }
  const [found, counted] = await Promise.all([
    api(listParks, { body: { ...filters, currentPageNum: page, pageSize: PAGE_SIZE } }),
    api(countParks, { body: filters }),
  ])
  const place = { path: PARKS_PATH, kept }
  const { figures, units } = labels
  return {
    listing: {
      path: PARKS_PATH,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['level', labels.level, namesOf([level ?? ''], PARK_LEVELS)[0]],
        ['industry', labels.industry, namesOf([industry ?? ''], LEADING_INDUSTRIES)[0]],
        ['areaCode', labels.area, areaCode && (substationOfCode(areaCode)?.name ?? areaCode)],
      ]),
      ...pageFacts(found),
    },
    figures: [
      { label: figures.parks, value: counted.parks, unit: units.parks },
      { label: figures.enterprises, value: counted.enterprises, unit: units.enterprises },
      { label: figures.area, value: counted.areaKm2, decimals: 2, unit: units.area },
    ],
    levels: countedFacets(place, 'level', counted.byLevel),
    industries: countedFacets(place, 'industry', counted.byIndustry),
    areas: areaFacets(sitePath, place),
    parks: found.list.map(toParkLine),
  }
}

export type LoadedParks = Awaited<ReturnType<typeof loadParks>>
