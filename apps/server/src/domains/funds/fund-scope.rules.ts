import { siteScope } from '@lqr/contract/reference/site-scope.ts'

/**
 * The areas whose funds a list shows: those that invest in the site's area, in one below it or in a wider one. A chosen
 * area takes the site's place and never widens it. Undefined shows all.
 */
export function fundAreas(cityCode: string, areaCode: string | undefined): string[] | undefined {
  const site = siteScope(cityCode)
  const chosen = areaCode === undefined ? undefined : siteScope(areaCode)
  if (site === undefined || chosen === undefined) return chosen ?? site
  return chosen.filter((code) => site.includes(code))
}
