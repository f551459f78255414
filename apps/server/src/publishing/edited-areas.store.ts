import { sql } from 'kysely'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Actor } from '../http/actor.ts'
import { editedRegion } from './edited-areas.ts'

type Edited = 'activity' | 'article' | 'placement' | 'policy'

/** The records of a table that are for the area of an editor alone, whatever a change would make of them; undefined for all. */
export function ofEditedRegion(actor: Actor, table: Edited) {
  const region = editedRegion(actor)
  if (region === undefined) return undefined
  const areas = sql.ref(`${table}.area_codes`)
  return sql<boolean>`(${areas} <> '{}' and ${areas} <@ ${codesWithin(region)}::text[])`
}

/** The records of a table that an area editor edits: those of the area alone, whose change stays in it; undefined for all. */
export function inEditedRegion(actor: Actor, table: Edited) {
  const region = editedRegion(actor)
  if (region === undefined) return undefined
  const within = codesWithin(region)
  const [areas, change] = [sql.ref(`${table}.area_codes`), sql.ref(`${table}.change`)]
  return sql<boolean>`(${areas} <> '{}' and ${areas} <@ ${within}::text[] and (${change} is null
    or ${change} -> 'areaCodes' <> '[]'::jsonb and ${change} -> 'areaCodes' <@ ${JSON.stringify(within)}::jsonb))`
}
