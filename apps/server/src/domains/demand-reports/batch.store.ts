import { type RawBuilder, sql } from 'kysely'
import type { BatchState } from '@lqr/contract/demand-reports/kinds.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { LEDGER_STAGES, REPEATABLE_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

export interface BatchRow {
  readonly id: string
  readonly name: string
  readonly ownerArea: string
  readonly ownerAreaName: string
  readonly areaCodes: string[]
  readonly areaNames: string[]
  readonly opensOn: string
  readonly closesOn: string
  readonly archivesOn: string
  readonly formVersion: number
  readonly note: string
  readonly isExample: boolean
  readonly version: number
}

const COLUMNS = sql`b.id, b.name, b.owner_area "ownerArea", g.name "ownerAreaName", b.area_codes "areaCodes",
  array(select r.name from unnest(b.area_codes) with ordinality as a(code, place) join region r on r.code = a.code order by a.place) "areaNames",
  b.opens_on "opensOn", b.closes_on "closesOn", b.archives_on "archivesOn", b.form_version "formVersion", b.note,
  b.is_example "isExample", b.version`

const FROM = sql`from filling_batch b join region g on g.code = b.owner_area`

/** SQL for the states by dates (`batchStateOn`). */
const IN_STATE: Record<BatchState, (day: string) => RawBuilder<boolean>> = {
  NOT_OPEN: (day) => sql`b.opens_on > ${day}::date`,
  OPEN: (day) => sql`b.opens_on <= ${day}::date and b.closes_on >= ${day}::date`,
  CLOSED: (day) => sql`b.closes_on < ${day}::date and b.archives_on > ${day}::date`,
  ARCHIVED: (day) => sql`b.archives_on <= ${day}::date`,
}

interface BatchQuery {
  readonly day: string
  readonly state?: BatchState | undefined
  /** Batches that name one of these areas, or whose own area is one of them where they name none. */
  readonly areas?: readonly string[] | undefined
  readonly terms?: readonly string[]
}

function matching({ day, state, areas, terms = [] }: BatchQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    ...(state ? [IN_STATE[state](day)] : []),
    ...(areas
      ? [
          sql`(case when b.area_codes = '{}' then array[b.owner_area::text] else b.area_codes end) && ${areas}::text[]`,
        ]
      : []),
    ...terms.map((term) => sql`lower(normalize(b.name, NFKC)) like ${`%${term}%`}`),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** The batches that match, those that close last first. */
export async function listBatches(db: Db, query: BatchQuery, { limit, offset }: Cut): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`select ${COLUMNS} ${FROM} where ${matching(query)}
    order by b.closes_on desc, b.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many batches match, counted up to one beyond the exact limit. */
export async function countBatches(db: Db, query: BatchQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`select ${COLUMNS} ${FROM} where b.id = ${id}`.execute(db)
  return rows[0]
}

/** How many reports were filed in each of these batches within these areas, as the ledger counts them. */
export async function countReports(
  db: Db,
  ids: readonly string[],
  areas: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; reports: number }>`select batch_id id, count(*)::int reports
    from demand_report where batch_id = any(${ids}::bigint[]) and status = any(${LEDGER_STAGES.filed}::text[])
      and area_code = any(${areas}::char(6)[])
    group by batch_id`.execute(db)
  return new Map(rows.map(({ id, reports }) => [id, reports]))
}

export interface BatchForm {
  readonly name: string
  readonly areaCodes: readonly string[]
  readonly opensOn: string
  readonly closesOn: string
  readonly archivesOn: string
  readonly note?: string | undefined
}

const columnsOf = (form: BatchForm) => ({
  name: form.name,
  area_codes: [...form.areaCodes],
  opens_on: form.opensOn,
  closes_on: form.closesOn,
  archives_on: form.archivesOn,
  note: form.note ?? '',
})

export async function insertBatch(
  db: Db,
  form: BatchForm,
  kept: { ownerArea: string; formVersion: number; accountId: string | null; now: Date; isExample?: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('filling_batch')
    .values({
      ...columnsOf(form),
      owner_area: kept.ownerArea,
      form_version: kept.formVersion,
      created_by: kept.accountId,
      created_at: kept.now.toISOString(),
      updated_at: kept.now.toISOString(),
      is_example: kept.isExample ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a batch; false when its version is another one by now. */
export async function updateBatch(
  db: Db,
  { id, version }: { id: string; version: number },
  form: BatchForm,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('filling_batch')
    .set({ ...columnsOf(form), updated_at: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Until when a batch that is over is open once more for the enterprise. */
export async function findReopening(db: Db, batchId: string, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('batch_reopening')
    .select('until_on')
    .where('batch_id', '=', batchId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.until_on ?? null
}

/** Opens a batch once more for an enterprise; the last word counts. */
export async function keepReopening(
  db: Db,
  reopening: {
    batchId: string
    companyId: string
    untilOn: string
    reason: string
    accountId: string
    now: Date
  },
): Promise<void> {
  const said = {
    until_on: reopening.untilOn,
    reason: reopening.reason,
    account_id: reopening.accountId,
    at: reopening.now.toISOString(),
  }
  await db
    .insertInto('batch_reopening')
    .values({ batch_id: reopening.batchId, company_id: reopening.companyId, ...said })
    .onConflict((conflict) => conflict.columns(['batch_id', 'company_id']).doUpdateSet(said))
    .execute()
}

/** What the enterprise has in each of these batches. */
export async function listOwnInBatches(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{
    batchId: string
    reopenedUntil: string | null
    reportId: string | null
    reportStatus: CodeOf<'demand_report.status'> | null
  }>`select b.id "batchId", o.until_on "reopenedUntil", r.id "reportId", r.status "reportStatus"
    from unnest(${ids}::bigint[]) as b(id)
    left join batch_reopening o on o.batch_id = b.id and o.company_id = ${companyId}
    left join lateral (select id, status from demand_report where batch_id = b.id and company_id = ${companyId}
      order by status = any(${REPEATABLE_STATES}::text[]), id desc limit 1) r on true`.execute(db)
  return new Map(rows.map((row) => [row.batchId, row]))
}

/** Batches that are over but open once more for the enterprise. */
export async function listReopenedIds(db: Db, companyId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_reopening')
    .select('batch_id')
    .where('company_id', '=', companyId)
    .where('until_on', '>=', day)
    .execute()
  return rows.map(({ batch_id: id }) => id)
}
