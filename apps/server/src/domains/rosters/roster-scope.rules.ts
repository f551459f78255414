import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { recordAreas } from '../../publishing/record-areas.rules.ts'

/** What lists and counts of rosters depend on besides their filters: the issuing areas and the day. */
export function rosterScope(cityCode: string, now: Date, areaCode?: string) {
  return { areas: recordAreas(cityCode, areaCode), today: shanghaiDay(now) }
}

/** A search goes over every roster of the site; the chosen area is that of the enterprise. */
export function searchScope(cityCode: string, now: Date) {
  return { areas: siteScope(cityCode), today: shanghaiDay(now) }
}
