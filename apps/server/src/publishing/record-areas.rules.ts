import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'

/**
 * The areas whose projects a list shows: those of the site, narrowed to one area and what lies below it when it is chosen.
 * Undefined shows all.
 */
export function recordAreas(cityCode: string, areaCode: string | undefined): string[] | undefined {
  const site = siteScope(cityCode)
  if (areaCode === undefined) return site
  const chosen = codesWithin(areaCode)
  return site ? chosen.filter((code) => site.includes(code)) : chosen
}
