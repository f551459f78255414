import { searchFirstLevel } from '@lqr/contract/organisations/calls.ts'
import { markedWords } from '@lqr/contract/rules/search-marks.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { financialCategories, readOrganisationFilters } from './organisation-filters.ts'
import { toOrganisationLine } from './organisation-line.ts'

/** Specification 7 and 9: ten first-level institutions a page. */
const PAGE_SIZE = 10

export type OrganisationListing = Awaited<ReturnType<typeof loadOrganisations>>

/** The first-level financial institutions of an address and site, everything in words. */
export async function loadOrganisations(api: LoaderApi, request: Request) {
  const { query, kept, ignored } = readOrganisationFilters(new URL(request.url).searchParams)
  const found = await api(searchFirstLevel, { body: { ...query, parentId: '0', pageSize: PAGE_SIZE } })
  const words = markedWords(kept.keyword)
  return {
    kept,
    ignored,
    categories: financialCategories,
    organisations: found.list.map((card) => toOrganisationLine(card, words)),
    total: found.total,
    totalIsEstimate: found.totalIsEstimate ?? false,
    currentPageNum: found.currentPageNum,
    pageSize: found.pageSize,
  }
}
