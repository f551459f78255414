import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'

/** What every search depends on besides its keyword: the site's areas, the moment and its day. */
export function searchScope(cityCode: string, now: Date) {
  return { areas: siteScope(cityCode), now, today: shanghaiDay(now) }
}
