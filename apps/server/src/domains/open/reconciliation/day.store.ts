import { type RawBuilder, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { ReconciliationDay, ReconciliationFile } from '@lqr/contract/open/reconciliation.ts'
import { dayAfter } from '../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { countedPage, type PageRequest } from '../../../data/paging.ts'
import { MOST_DAYS_BACK } from './days.rules.ts'
import { IS_OWED } from './difference.store.ts'
import type { Facts } from './file-facts.ts'

const fileJson = (file: RawBuilder<unknown>) =>
  sql<ReconciliationFile | null>`case when ${file}.id is not null then jsonb_build_object('version', ${file}.version, 'rows', ${file}.row_count,
    'sumYuan', ${file}.sum_yuan, 'sha256', ${file}.sha256, 'sm3', ${file}.sm3, 'madeAt', ${file}.made_at, 'madeBy', ${file}.made_by,
    'sums', ${file}.sums) end`

async function readDays(db: Db, today: string, where: RawBuilder<unknown>, tail: RawBuilder<unknown>) {
  const { rows } =
    await sql<ReconciliationDay>`select d.day, d.from_day "from", d.day < ${today}::date "isOver",
      d.done_rows "doneRows", d.total_rows "totalRows", ${fileJson(sql`o`)} ours, ${fileJson(sql`t`)} theirs,
      c.open, c.explained, c.settled,
      case when d.phase is not null then d.phase when d.their_file_id is null then 'missing'
        when c.open + c.explained > 0 then 'differs' when c.settled > 0 then 'settled' else 'matched' end standing
    from reconciliation_day d left join reconciliation_file o on o.id = d.our_file_id
    left join reconciliation_file t on t.id = d.their_file_id
    cross join lateral (select count(*) filter (where ${IS_OWED})::int open,
        count(*) filter (where x.state = 'explained')::int explained, count(*) filter (where x.state = 'settled')::int settled
      from reconciliation_difference x where x.day_id = d.id) c
    where ${where} ${tail}`.execute(db)
  return rows
}

export async function pageDays(
  db: Db,
  orgId: string,
  today: string,
  page: PageRequest,
): Promise<Page<ReconciliationDay>> {
  const of = sql`d.org_id = ${orgId}`
  const tail = sql`order by d.day desc limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select from reconciliation_day d where ${of} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return countedPage(await readDays(db, today, of, tail), rows[0]?.total ?? 0, page)
}

export async function findDay(db: Db, orgId: string, day: string, today: string) {
  const [found] = await readDays(db, today, sql`d.org_id = ${orgId} and d.day = ${day}::date`, sql``)
  return found
}

/** The row of an institution's day, made where there is none, and held; given up is one whose comparison came to no end. */
export async function holdDay(
  db: Db,
  { orgId, day, from }: { orgId: string; day: string; from: string },
): Promise<{ id: string; isGivenUp: boolean }> {
  await sql`insert into reconciliation_day (org_id, day, from_day) values (${orgId}, ${day}, ${from})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{
    id: string
    isGivenUp: boolean
  }>`select id, phase is not distinct from 'failed' "isGivenUp"
    from reconciliation_day where org_id = ${orgId} and day = ${day}::date for no key update`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no day was made')
  return row
}

/** Begins a comparison anew, which overtakes every one that is under way; its number. */
export async function beginRun(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{
    run: number
  }>`update reconciliation_day set run = run + 1, phase = 'making', done_rows = 0,
    total_rows = 0 where id = ${id} returning run`.execute(db)
  return rows[0]?.run ?? 0
}

export interface Run {
  readonly dayId: string
  readonly run: number
}

/** What a comparison is of; undefined when it was overtaken, is done or was given up. */
export async function findRun(db: Db, { dayId, run }: Run) {
  const { rows } = await sql<{
    orgId: string
    day: string
    from: string
    theirs: Buffer | null
  }>`select d.org_id "orgId", d.day, d.from_day "from", t.content theirs
    from reconciliation_day d left join reconciliation_file t on t.id = d.their_file_id
    where d.id = ${dayId} and d.run = ${run} and d.phase <> 'failed'`.execute(db)
  return rows[0]
}

/** Says how far a comparison is; false when it was overtaken. */
export async function noteRun(
  db: Db,
  { dayId, run }: Run,
  doneRows: number,
  totalRows: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update reconciliation_day set phase = 'comparing', done_rows = ${doneRows},
    total_rows = ${totalRows} where id = ${dayId} and run = ${run}`.execute(db)
  return numAffectedRows > 0n
}

/** Holds the day of a comparison until the transaction ends; false when it was overtaken. */
export async function holdRun(db: Db, { dayId, run }: Run): Promise<boolean> {
  const { rows } = await sql`select from reconciliation_day
    where id = ${dayId} and run = ${run} for no key update`.execute(db)
  return rows.length > 0
}

/** Ends a comparison and holds its day; false when it was overtaken. */
export async function endRun(db: Db, { dayId, run }: Run): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update reconciliation_day set phase = null
    where id = ${dayId} and run = ${run}`.execute(db)
  return numAffectedRows > 0n
}

interface GivenUp {
  readonly orgId: string
  readonly day: string
  readonly goesOn: boolean
}

/** Gives a comparison up, and answers whose day it was of, and whether that institution goes on; undefined when it was overtaken or is done. */
export async function giveUpRun(db: Db, { dayId, run }: Run): Promise<GivenUp | undefined> {
  const { rows } = await sql<GivenUp>`update reconciliation_day d set phase = 'failed' from organisation o
    where o.id = d.org_id and d.id = ${dayId} and d.run = ${run} and d.phase <> 'failed'
    returning d.org_id "orgId", d.day, o.status = 'active' "goesOn"`.execute(db)
  return rows[0]
}

export interface NewFile {
  readonly dayId: string
  readonly side: 'ours' | 'theirs'
  readonly content: Buffer
  readonly facts: Facts
  readonly madeBy: string
  readonly now: Date
}

/**
 * Makes a file the present one of its side; false when it was so already. The same content is kept once, with its first version; ours
 * says when it was last made.
 */
export async function keepFile(db: Db, file: NewFile): Promise<boolean> {
  const { facts, dayId, side } = file
  const column = sql.ref(side === 'ours' ? 'our_file_id' : 'their_file_id')
  await sql`insert into reconciliation_file (day_id, side, version, sha256, sm3, row_count, sum_yuan, sums, content, made_by, made_at)
    select ${dayId}, ${side}, coalesce(max(version), 0) + 1, ${facts.sha256}, ${facts.sm3}, ${facts.rows}, ${facts.sumYuan},
      ${JSON.stringify(facts.sums)}::jsonb, ${file.content}, ${file.madeBy}, ${file.now.toISOString()}
    from reconciliation_file where day_id = ${dayId} and side = ${side}
    on conflict (day_id, side, sha256) do update set made_at = excluded.made_at where excluded.side = 'ours'`.execute(
    db,
  )
  const { numAffectedRows = 0n } =
    await sql`update reconciliation_day d set ${column} = f.id from reconciliation_file f
    where d.id = ${dayId} and f.day_id = d.id and f.side = ${side} and f.sha256 = ${facts.sha256}
      and d.${column} is distinct from f.id`.execute(db)
  return numAffectedRows > 0n
}

/** The platform's file of a day. */
export async function findOurFile(
  db: Db,
  orgId: string,
  day: string,
): Promise<{ dayId: string; content: Buffer } | undefined> {
  const { rows } = await sql<{ dayId: string; content: Buffer }>`select d.id as "dayId", f.content
    from reconciliation_day d join reconciliation_file f on f.id = d.our_file_id
    where d.org_id = ${orgId} and d.day = ${day}::date`.execute(db)
  return rows[0]
}

export interface ReconcilingInstitution {
  readonly orgId: string
  /** The day before its first key. */
  readonly after: string
  /** The days whose platform file was made after their end, as far back as files are made. */
  readonly madeDays: readonly string[]
}

/** Institutions whose systems may reconcile; one that was merged or closed has no business any more, whatever its keys say. */
export async function listReconciling(db: Db, now: Date): Promise<ReconcilingInstitution[]> {
  const earliest = dayAfter(shanghaiDay(now), -MOST_DAYS_BACK)
  const { rows } = await sql<ReconcilingInstitution>`select k.org_id "orgId",
      (min(k.created_at) at time zone 'Asia/Shanghai')::date - 1 "after",
      array(select d.day::text from reconciliation_day d join reconciliation_file f on f.id = d.our_file_id
        where d.org_id = k.org_id and d.day >= ${earliest}::date
          and f.made_at >= (d.day + 1)::timestamp at time zone 'Asia/Shanghai') "madeDays"
    from open_key k join organisation o on o.id = k.org_id and o.status = 'active' where 'reconcile' = any(k.scopes)
    group by k.org_id having bool_or(k.revoked_at is null and k.expires_at > ${now.toISOString()})
    order by k.org_id`.execute(db)
  return rows
}
