import { grouped } from '@lqr/contract/rules/grouped.ts'
import { LAST_SEARCH_PAGE, type SearchGroup, searchSite } from '@lqr/contract/content/search-calls.ts'
import { POPULAR_WORDS, type SearchKind } from '@lqr/contract/content/search-kinds.ts'
import { policyValidities } from '@lqr/contract/reference/policy-validities.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import { SEARCH_PATH } from '../../shell/search/search-path.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 10
/** Hits of each kind while all kinds are shown. */
const FIRST_HITS = 3

const { shape } = searchSite.body

/** 1,000+ when there are more than were counted. */
function countOf({ total, totalIsEstimate }: Pick<SearchGroup, 'total' | 'totalIsEstimate'>): string {
  return `${grouped(total)}${totalIsEstimate ? '+' : ''}`
}

/** A group with its words ready to show; the pages reach as far as the call does. */
function toGroup(group: SearchGroup, keyword: string) {
  const { kind, name, total, isPartial, hits } = group
  return {
    kind,
    name,
    count: countOf(group),
    isPartial,
    total: Math.min(total, LAST_SEARCH_PAGE * PAGE_SIZE),
    totalIsEstimate: group.totalIsEstimate === true || total > LAST_SEARCH_PAGE * PAGE_SIZE,
    href: addressWith(SEARCH_PATH, { keyword, kind }),
    hits: hits.map(({ id, titleParts, excerptParts, sourceParts, date, validity, href, isExample }) => ({
      id,
      titleParts,
      excerptParts,
      sourceParts,
      date: formatDate(date),
      day: date,
      validity,
      validityName: policyValidities.find(({ code }) => code === validity)?.name ?? '',
      href,
      isExample,
    })),
  }
}
export type ShownGroup = ReturnType<typeof toGroup>

const popular = POPULAR_WORDS.map((word) => ({ word, href: addressWith(SEARCH_PATH, { keyword: word }) }))

async function findAll(api: LoaderApi, keyword: string, kind: SearchKind | undefined, page: number) {
  const currentPageNum = Math.min(page, LAST_SEARCH_PAGE)
  const body = kind
    ? { keyword, kind, currentPageNum, pageSize: PAGE_SIZE }
    : { keyword, pageSize: FIRST_HITS }
  const found = await api(searchSite, { body })
  const groups = found.groups.map((group) => toGroup(group, keyword))
  const all = countOf({
    total: found.groups.reduce((sum, { total }) => sum + total, 0),
    totalIsEstimate: found.groups.some(({ totalIsEstimate }) => totalIsEstimate),
  })
  return {
    keyword,
    kind,
    isPartial: found.isPartial,
    alsoAs: found.alsoAs,
    all,
    groups,
    currentPageNum,
    pageSize: PAGE_SIZE,
    tabs: [
      { key: '', label: `${copy.all} ${all}`, href: addressWith(SEARCH_PATH, { keyword }) },
      ...groups.map((group) => ({
        key: group.kind,
        label: `${group.name} ${group.count}`,
        href: group.href,
      })),
    ],
  }
}
export type SearchResult = Awaited<ReturnType<typeof findAll>>

/** What an address searches for; without a word, or without a hit of any kind, there is no result. */
export async function loadSearch(api: LoaderApi, request: Request) {
  const { searchParams } = new URL(request.url)
  const { values, ignored, page } = readFilters(searchParams, { keyword: shape.keyword, kind: shape.kind })
  const { keyword = '', kind } = values
  const found = keyword === '' ? undefined : await findAll(api, keyword, kind, page)
  const isEmpty = found?.groups.every(({ total }) => total === 0) ?? true
  return { keyword, kind, ignored, popular, ...(!isEmpty && { result: found }) }
}
