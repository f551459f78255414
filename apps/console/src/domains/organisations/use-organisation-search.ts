import { organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { useListSearch } from '../../shell/records/use-list-search.ts'

const AREA = /^62\d{4}$/
const ID = /^[1-9]\d{0,14}$/
const LEVEL = /^[1-5]$/

/** The filters of the list and the house whose branches are shown, kept in the address. Without a filter the tree is walked. */
export function useOrganisationSearch() {
  const { page, text, oneOf, change, toPage } = useListSearch()
  const matching = (name: string, pattern: RegExp) => {
    const value = text(name)
    return value !== undefined && pattern.test(value) ? value : undefined
  }
  const level = matching('level', LEVEL)
  const filters = {
    keyword: text('keyword'),
    orgType: oneOf('type', ORG_TYPES),
    orgCategory: oneOf('category', ORG_CATEGORIES),
    areaCode: matching('area', AREA),
    status: oneOf('status', organisationStatuses),
    level: level === undefined ? undefined : Number(level),
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const under = isFiltered ? undefined : matching('under', ID)
  return { page, filters, isFiltered, under, change, toPage }
}
