import { searchFirstLevel } from '@lqr/contract/organisations/calls.ts'
import type { OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { markedWords } from '@lqr/contract/rules/search-marks.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { categoriesOf, readOrganisationFilters } from './organisation-filters.ts'
import { toOrganisationLine } from './organisation-line.ts'

/** Specification 7 and 9: ten first-level institutions a page. */
/** Whole rows of three and of two. */
const PAGE_SIZE = 12

export type OrganisationListing = Awaited<ReturnType<typeof loadOrganisations>>

/** The first-level organisations of a type, for an address and site, everything in words. */
export async function loadOrganisations(api: LoaderApi, request: Request, orgType: OrgTypeCode) {
  const { query, kept, ignored } = readOrganisationFilters(new URL(request.url).searchParams, orgType)
  const found = await api(searchFirstLevel, { body: { ...query, parentId: '0', pageSize: PAGE_SIZE } })
  const words = markedWords(kept.keyword)
  return {
    orgType,
    kept,
    ignored,
    categories: categoriesOf(orgType),
    organisations: found.list.map((card) => toOrganisationLine(card, words)),
    ...pageFacts(found),
  }
}
