import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { countRosters, listRosters, searchRosterEntries } from '@lqr/contract/rosters/calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { activeFilters, areaFacets, countedFacets, plainFacets } from '../../shell/listing/facets.ts'
import { copy } from './copy.ts'
import { toHitLine, toRosterLine } from './roster-line.ts'

export const ROSTERS_PATH = '/rosterPublicity'
const PAGE_SIZE = 10
const HITS = 20
const SHORTEST_NAME = 2
const labels = copy.list
const { shape } = listRosters.body
const fields = {
  kind: shape.kind,
  year: shape.year,
  areaCode: shape.areaCode,
  current: shape.currentOnly,
}

/** The name or code an address asks for; one character alone is too little and looks for nothing. */
function readEnterprise(search: URLSearchParams) {
  const typed = (search.get('keyword') ?? '').trim().slice(0, 50)
  const isTooShort = typed !== '' && [...typed].length < SHORTEST_NAME
  return { enterprise: isTooShort ? '' : typed, isTooShort, typed }
}

/** The numbers beside the values count rosters, so a search for an enterprise goes without them. */
function facetsOf(sitePath: string, kept: KeptQuery, counted: CallOutput<typeof countRosters>) {
  const place = { path: ROSTERS_PATH, kept }
  const validity = (current: string | undefined) => addressWith(ROSTERS_PATH, kept, { current })
  const facets = (key: 'kind' | 'year', values: typeof counted.byKind) =>
    kept.keyword ? plainFacets(place, key, values) : countedFacets(place, key, values)
  return {
    kinds: facets('kind', counted.byKind),
    years: facets('year', counted.byYear),
    areas: areaFacets(sitePath, place),
    validities: [
      { key: '', label: labels.any, href: validity(undefined) },
      { key: '1', label: labels.currentOnly, href: validity('1') },
    ],
  }
}

/** The rosters of an address, or the entries of the enterprise it asks for, with figures and facets. */
export async function loadRosters(api: LoaderApi, request: Request, sitePath: string) {
  const { searchParams } = new URL(request.url)
  const { enterprise, isTooShort, typed } = readEnterprise(searchParams)
  const { values, kept: filters, ignored, page } = readFilters(searchParams, fields)
  const { kind, year, areaCode, current: currentOnly } = values
  const narrowing = { kind, year, areaCode, currentOnly }
  const kept = enterprise ? { ...filters, keyword: enterprise } : filters
  const paging = { currentPageNum: page, pageSize: enterprise ? HITS : PAGE_SIZE }
  const [rosters, hits, counted] = await Promise.all([
    enterprise ? undefined : api(listRosters, { body: { ...narrowing, ...paging } }),
    enterprise ? api(searchRosterEntries, { body: { ...narrowing, ...paging, enterprise } }) : undefined,
    api(countRosters, { body: enterprise ? { kind, year, currentOnly } : narrowing }),
  ])
  const found = rosters ?? hits
  const { figures, units } = labels
  return {
    typed,
    enterprise,
    isTooShort,
    listing: {
      path: ROSTERS_PATH,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.enterprise, enterprise],
        ['kind', labels.kind, namesOf([kind ?? ''], ROSTER_KINDS)[0]],
        ['year', labels.year, year],
        [
          'areaCode',
          enterprise ? copy.hits.area : labels.area,
          areaCode && (substationOfCode(areaCode)?.name ?? areaCode),
        ],
        ['current', labels.validity, currentOnly ? labels.currentOnly : undefined],
      ]),
      total: found?.total ?? 0,
      totalIsEstimate: found?.totalIsEstimate ?? false,
      currentPageNum: found?.currentPageNum ?? 1,
      pageSize: paging.pageSize,
    },
    figures: [
      { label: figures.rosters, value: counted.rosters, unit: units.rosters },
      { label: figures.current, value: counted.current, unit: units.rosters },
      { label: figures.enterprises, value: counted.enterprises, unit: units.enterprises },
    ],
    ...facetsOf(sitePath, kept, counted),
    rosters: (rosters?.list ?? []).map(toRosterLine),
    hits: (hits?.list ?? []).map(toHitLine),
    /** The same question for the whole province, when a site asked it. */
    provinceHref: sitePath && enterprise ? addressWith(ROSTERS_PATH, { keyword: enterprise }) : '',
  }
}

export type LoadedRosters = Awaited<ReturnType<typeof loadRosters>>
