import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { type Actor, isOfKind } from '../../http/actor.ts'

/** Which rosters and which of their enterprises a maintainer reads. */
export interface RosterReach {
  readonly publishedOnly: boolean
  /** Areas of rosters; undefined is all. */
  readonly rosterAreas: readonly string[] | undefined
  /** Areas of enterprises; undefined is all, also those without one. */
  readonly entryAreas: readonly string[] | undefined
}

/**
 * Operators read everything. A government reads the published rosters that concern its region (its own, those below and
 * above) and on them the enterprises of its region and below; the province reads all of them.
 */
export function rosterReach(actor: Actor): RosterReach {
  if (isOfKind(actor, 'operator')) {
    return { publishedOnly: false, rosterAreas: undefined, entryAreas: undefined }
  }
  const region = actor.regionCode ?? ''
  const isProvince = region === DEFAULT_SUBSTATION_ID
  return {
    publishedOnly: true,
    rosterAreas: isProvince ? undefined : (siteScope(region) ?? []),
    entryAreas: isProvince ? undefined : codesWithin(region),
  }
}
