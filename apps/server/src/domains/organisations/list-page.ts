import type { Page } from '@lqr/contract/kernel/page.ts'
import type { OrganisationCard } from '@lqr/contract/organisations/calls.ts'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import type { Db } from '../../data/database.ts'
import type { OrganisationFilters } from './organisation.rules.ts'
import { countOrganisations, listOrganisationCards } from './organisation.store.ts'
import { countedPage } from '../../data/paging.ts'

export interface OrganisationQuery {
  currentPageNum: number
  pageSize: number
  keyword?: string | undefined
  name?: string | undefined
  orgType?: string | undefined
  orgCategory?: string | undefined
  parentId?: string | undefined
  areaCode?: string | undefined
}

/** The page that every list of organisations answers; `site` is the site looked through, undefined for staff. */
export async function organisationPage(
  db: Db,
  query: OrganisationQuery,
  site: string | undefined,
): Promise<Page<OrganisationCard>> {
  const { currentPageNum, pageSize, keyword, name, ...rest } = query
  const typed = `${keyword ?? ''} ${name ?? ''}`.trim()
  const terms = searchPieces(typed)
  if (typed !== '' && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const filters: OrganisationFilters = { ...rest, terms, site }
  const total = await countOrganisations(db, filters)
  const offset = (currentPageNum - 1) * pageSize
  return countedPage(await listOrganisationCards(db, filters, { limit: pageSize, offset }), total, {
    currentPageNum,
    pageSize,
  })
}
