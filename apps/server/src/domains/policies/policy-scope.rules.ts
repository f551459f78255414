import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'

/** What every list and count of policies depends on besides its filters: the site's areas, the moment and its day. */
export function policyScope(cityCode: string, now: Date) {
  return { areas: siteScope(cityCode), now, today: shanghaiDay(now) }
}
