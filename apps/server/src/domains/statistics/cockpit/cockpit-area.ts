import { isWithinArea } from '@lqr/contract/oversight/area.ts'
import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { statisticsErrors as errors } from '@lqr/contract/statistics/errors.ts'
import type { Actor } from '../../../http/actor.ts'
import { CallError } from '../../../http/call-error.ts'

/** The area a cockpit is read for: that of the account, or one within it; 403 for any other. Operators read the province. */
export function cockpitAreaOf(actor: Actor, wanted?: string): string {
  const home = actor.regionCode ?? DEFAULT_SUBSTATION_ID
  const area = wanted === undefined ? home : normalizeAreaId(wanted)
  if (area === undefined || !isWithinArea(area, home)) throw new CallError(errors.outsideArea)
  return area
}
