import { siteScope } from '@lqr/contract/reference/site-scope.ts'

/**
 * The areas of what serves an area (funds, services, activities): of the site's area, in one below it or in a wider one. A chosen
 * area takes the site's place and never widens it. Undefined shows all.
 */
export function servingAreas(cityCode: string, areaCode: string | undefined): string[] | undefined {
  const site = siteScope(cityCode)
  const chosen = areaCode === undefined ? undefined : siteScope(areaCode)
  if (site === undefined || chosen === undefined) return chosen ?? site
  return chosen.filter((code) => site.includes(code))
}
