import { briefErrors as errors } from '@lqr/contract/briefs/errors.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { type Actor, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'

/** The area of an authority: the region of a government, the province for operators. */
export function ownArea(actor: Actor): string {
  return isOfKind(actor, 'operator') ? DEFAULT_SUBSTATION_ID : (actor.regionCode ?? '')
}

/** The areas whose briefs the actor may read and make: the own one and those below. */
export const areasOf = (actor: Actor): string[] => codesWithin(ownArea(actor))

/** The area that was asked for, or the own one; refuses one outside. */
export function requireArea(actor: Actor, asked: string | undefined): string {
  const code = asked ?? ownArea(actor)
  if (!areasOf(actor).includes(code)) throw new CallError(errors.areaNotYours)
  return code
}
