import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'

/** What an organisation list is narrowed to; unset parts do not narrow. */
export interface OrganisationFilters {
  readonly terms: readonly string[]
  readonly orgType?: string | undefined
  readonly orgCategory?: string | undefined
  /** '0' is the first level. */
  readonly parentId?: string | undefined
  readonly level?: number | undefined
  readonly areaCode?: string | undefined
  /** The site looked through; undefined shows every region. */
  readonly site?: string | undefined
}

/** The regions a list shows, and those that stand first in it: the site's own and its children's. */
export interface RegionView {
  readonly shown: string[] | undefined
  readonly first: string[]
}

/** Regions of a list for a site and an optional area filter; the province puts nothing first. */
export function regionView(site: string | undefined, areaCode?: string): RegionView {
  const own = site && site !== DEFAULT_SUBSTATION_ID ? codesWithin(site) : []
  const scope = site ? siteScope(site) : undefined
  const area = areaCode ? siteScope(areaCode) : undefined
  if (!scope || !area) return { shown: scope ?? area, first: own }
  return { shown: scope.filter((code) => area.includes(code)), first: own }
}
