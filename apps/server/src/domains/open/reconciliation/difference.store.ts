import { type RawBuilder, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import type { DifferenceState, DifferenceStep } from '@lqr/contract/open/reconciliation-kinds.ts'
import type { Db } from '../../../data/database.ts'
import { countedPage, type PageRequest } from '../../../data/paging.ts'
import type { Difference } from './compare.rules.ts'
import { adviceOn, PLATFORM } from './copy.ts'

/** What an institution still has to do, and is counted as such: also what it said it will write back. */
export const IS_OWED = sql<boolean>`x.state in ('open', 'writeBack')`

interface Comparing {
  readonly dayId: string
  readonly now: Date
}

/** What of two rows is shown; the rest of a row is what both sides call it. */
const shown = (row: Difference['ours']) =>
  row && { day: row.day, amountYuan: row.amountYuan, state: row.state }

/**
 * Keeps what a comparison found. One that is known goes on as it stands, also where it was settled by a confirmation, unless what the
 * sides hold has changed or they had agreed in between: then it is open again, since nobody has answered this.
 */
export async function keepDifferences(db: Db, found: readonly Difference[], { dayId, now }: Comparing) {
  const at = now.toISOString()
  const rows = found.map((one) => ({ ...one, ours: shown(one.ours), theirs: shown(one.theirs) }))
  await sql`with given as (
      select kind, apply_no, row_day, type, ours, theirs from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ applyNo, rowDay, ...rest }) => ({ ...rest, apply_no: applyNo, row_day: rowDay })),
      )}::jsonb) g(kind text, apply_no text, row_day date, type text, ours jsonb, theirs jsonb)),
    kept as (insert into reconciliation_difference as x (day_id, kind, apply_no, row_day, type, ours, theirs, found_at)
      select ${dayId}, kind, apply_no, row_day, type, nullif(ours, 'null'), nullif(theirs, 'null'), ${at} from given
      on conflict (day_id, kind, apply_no, row_day, type) do update set ours = excluded.ours, theirs = excluded.theirs,
        state = 'open', settled_at = null
      where x.ours is distinct from excluded.ours or x.theirs is distinct from excluded.theirs or x.state = 'settled'
        and (select s.step from reconciliation_step s where s.difference_id = x.id order by s.id desc limit 1) = 'matched'
      returning x.id, x.xmax = 0 is_new)
    insert into reconciliation_step (difference_id, step, at, by_name)
    select id, case when is_new then 'found' else 'changed' end, ${at}, ${PLATFORM} from kept`.execute(db)
}

/** Settles what a comparison no longer finds. */
export async function settleMatched(
  db: Db,
  found: readonly Difference[],
  { dayId, now }: Comparing,
): Promise<void> {
  const keys = found.map(({ kind, applyNo, rowDay, type }) => `${kind} ${applyNo} ${rowDay} ${type}`)
  await sql`with settled as (update reconciliation_difference set state = 'settled', settled_at = ${now.toISOString()}
      where day_id = ${dayId} and state <> 'settled'
        and not (kind || ' ' || apply_no || ' ' || row_day || ' ' || type = any(${keys}::text[])) returning id)
    insert into reconciliation_step (difference_id, step, at, by_name)
    select id, 'matched', ${now.toISOString()}, ${PLATFORM} from settled`.execute(db)
}

export async function countOpen(db: Db, dayId: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int many from reconciliation_difference
    where day_id = ${dayId} and state = 'open'`.execute(db)
  return rows[0]?.many ?? 0
}

type Found = Omit<ReconciliationDifference, 'advice'> & { readonly orgId: string }

async function readDifferences(
  db: Db,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`select x.id, d.org_id "orgId", d.day, x.kind, x.apply_no "applyNo",
      (select a.id from product_application a where a.apply_no = x.apply_no
        and a.org_id in (select organisation_subtree(d.org_id))) "applicationId",
      x.type, x.ours, x.theirs, x.state, x.found_at "foundAt", x.settled_at "settledAt",
      (select jsonb_agg(jsonb_build_object('step', s.step, 'at', s.at, 'by', s.by_name, 'note', s.note) order by s.id)
        from reconciliation_step s where s.difference_id = x.id) history
    from reconciliation_difference x join reconciliation_day d on d.id = x.day_id where ${where} ${tail}`.execute(
    db,
  )
  return rows
}

const withAdvice = (found: Found) => ({ ...found, advice: adviceOn(found.kind, found.type) })

export interface DifferenceQuery extends PageRequest {
  readonly orgId: string
  readonly day?: string | undefined
  readonly state?: DifferenceState | undefined
  readonly openOnly?: boolean | undefined
}

export async function pageDifferences(
  db: Db,
  { orgId, day, state, openOnly = false, ...page }: DifferenceQuery,
): Promise<Page<ReconciliationDifference>> {
  const where = sql`d.org_id = ${orgId} and (${day ?? null}::date is null or d.day = ${day ?? null}::date)
    and (${state ?? null}::text is null or x.state = ${state ?? null}) and (not ${openOnly}::boolean or ${IS_OWED})`
  const tail = sql`order by x.state = 'settled', d.day desc, x.id
    limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int total from (select from reconciliation_difference x
    join reconciliation_day d on d.id = x.day_id where ${where} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(
    db,
  )
  const list = await readDifferences(db, where, tail)
  return countedPage(list.map(withAdvice), rows[0]?.total ?? 0, page)
}

/** A difference with whose it is; held, so that two answers follow one another. */
export async function holdDifference(db: Db, id: string) {
  await sql`select id from reconciliation_difference where id = ${id} for update`.execute(db)
  const [found] = await readDifferences(db, sql`x.id = ${id}`, sql``)
  return found && withAdvice(found)
}

export interface Step {
  readonly id: string
  readonly state: DifferenceState
  readonly step: DifferenceStep
  readonly note: string | null
  readonly by: { readonly accountId: string; readonly name: string }
  readonly now: Date
}

export async function moveDifference(db: Db, { id, state, step, note, by, now }: Step): Promise<void> {
  const at = now.toISOString()
  await sql`update reconciliation_difference set state = ${state}, settled_at = ${state === 'settled' ? at : null}
    where id = ${id}`.execute(db)
  await sql`insert into reconciliation_step (difference_id, step, at, by_account_id, by_name, note)
    values (${id}, ${step}, ${at}, ${by.accountId}, ${by.name}, ${note})`.execute(db)
}

/** Explanations of an institution come and are judged one after the other, so that each sees which of the others wait. */
export async function holdExplanations(db: Db, orgId: string): Promise<void> {
  await sql`select id from organisation where id = ${orgId} for no key update`.execute(db)
}

/** The name of the institution of an explanation when none of its others waits for the platform; undefined when one does. */
export async function findFirstExplaining(
  db: Db,
  { orgId, id }: { readonly orgId: string; readonly id: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select o.name from organisation o where o.id = ${orgId}
    and not exists (select from reconciliation_difference x join reconciliation_day d on d.id = x.day_id
      where d.org_id = o.id and x.state = 'explained' and x.id <> ${id})`.execute(db)
  return rows[0]?.name
}
