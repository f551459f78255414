import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../data/database.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import { columnsOf, listCases } from './case.store.ts'

const goingOn = ({ declaration }: CaseKind) => statesIn(declaration, 'open', 'underway')

export interface Counted {
  readonly going: number
  /** Those with a way ahead that stayed with an organisation merged into this one: its people work on them. */
  readonly left: number
  readonly ended: number
}

/** How many cases of an organisation have a way ahead, how many were left to it by mergers, and how many are over. */
export async function countCases(db: Db, kind: CaseKind, orgId: string): Promise<Counted> {
  const isGoing = sql<boolean>`status = any(${goingOn(kind)}::text[])`
  const { rows } = await sql<Counted>`with recursive house as (
      select id from organisation where id = ${orgId}
      union select o.id from organisation o join house on o.merged_into_id = house.id)
    select
      count(*) filter (where org_id = ${orgId} and ${isGoing})::int going,
      count(*) filter (where org_id <> ${orgId} and ${isGoing})::int "left",
      count(*) filter (where org_id = ${orgId}
        and status = any(${statesIn(kind.declaration, 'over')}::text[]))::int ended
    from ${sql.table(kind.table)} where org_id in (select id from house)`.execute(db)
  return rows[0] ?? { going: 0, left: 0, ended: 0 }
}

/** From one organisation to another. */
interface HandingOver {
  readonly from: { readonly id: string }
  readonly into: { readonly id: string }
  readonly now: Date
}

/** Cases in the order in which everybody takes what they share. */
function inOrder(kind: CaseKind, rows: readonly CaseRow[]): CaseRow[] {
  const heldOf = (row: CaseRow) => Number(kind.heldOf?.(row) ?? row.id)
  return rows.toSorted((a, b) => heldOf(a) - heldOf(b))
}

/** Gives every case with a way ahead to another organisation; who received it first stays written. */
export async function moveCases(
  tx: Db,
  kind: CaseKind,
  { from, into, now }: HandingOver,
): Promise<CaseRow[]> {
  const wanted = sql<boolean>`org_id = ${from.id} and status = any(${goingOn(kind)}::text[])`
  if (kind.hold)
    for (const { id } of inOrder(kind, await listCases(tx, kind, wanted))) await kind.hold(tx, id)
  const stays = kind.staysAtMerger ? sql`and not ${kind.staysAtMerger(into.id)}` : sql``
  const { rows } = await sql<CaseRow>`update ${sql.table(kind.table)} c set org_id = ${into.id},
      received_org_id = coalesce(received_org_id, org_id), version = version + 1, updated_at = ${now.toISOString()}
    where ${wanted} ${stays}
    returning ${columnsOf(kind)}`.execute(tx)
  return rows
}
