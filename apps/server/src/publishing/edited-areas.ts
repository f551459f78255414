import { publishingErrors as errors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { areWithin } from '@lqr/contract/reference/substations.ts'
import { type Actor, isOfKind } from '../http/actor.ts'
import { CallError } from '../http/call-error.ts'

/** The region an area editor is kept to; undefined for operators, who edit everything. */
export function editedRegion(actor: Actor): string | undefined {
  return isOfKind(actor, 'operator') ? undefined : (actor.regionCode ?? '')
}

/** Throws when an area editor writes for another area or for the whole province. */
export function requireOwnArea(actor: Actor, { areaCodes }: { readonly areaCodes: readonly string[] }): void {
  const region = editedRegion(actor)
  if (region === undefined || areWithin(areaCodes, region)) return
  throw new CallError(errors.otherArea, { fields: { areaCodes: errors.otherArea.msg } })
}
