import { sql } from 'kysely'
import { PROMISE_DAYS } from '@lqr/contract/statistics/promise-calls.ts'
import { holdLock } from '../../data/advisory-locks.ts'
import type { Db } from '../../data/database.ts'

export interface PromiseRow {
  readonly orgId: string | null
  readonly orgName: string | null
  readonly productId: string | null
  readonly productName: string | null
  readonly asOf: string
  readonly granted: number
  readonly grantedYuan: number
  readonly indicated: number
  readonly indicatedYuan: number
  readonly indicatedGrantedYuan: number
  readonly due: number
  readonly drawnInTime: number
  readonly drawn: number
  readonly drawnYuan: number
  readonly daysMedian: number | null
  readonly daysP90: number | null
  readonly aged: number
  readonly inUse: number
}

const DAYS = sql.lit(PROMISE_DAYS)

/** Day 60 itself is in time: what is drawn or cleared on it need not be written yet, so it counts from the day after. */
const SUMS = (today: string) => sql`${today}::date, count(*), sum(granted_yuan), count(indicated_yuan),
      coalesce(sum(indicated_yuan), 0), coalesce(sum(granted_yuan) filter (where indicated_yuan is not null), 0),
      count(*) filter (where granted_on + ${DAYS} < ${today}::date),
      count(*) filter (where granted_on + ${DAYS} < ${today}::date and drawn_on <= granted_on + ${DAYS}),
      count(drawn_on), coalesce(sum(drawn_yuan), 0),
      percentile_disc(0.5) within group (order by drawn_on - granted_on) filter (where drawn_on is not null),
      percentile_disc(0.9) within group (order by drawn_on - granted_on) filter (where drawn_on is not null),
      count(*) filter (where drawn_on + ${DAYS} < ${today}::date),
      count(*) filter (where drawn_on + ${DAYS} < ${today}::date
        and (cleared_on is null or cleared_on > drawn_on + ${DAYS}))`
const SUMMED = sql`org_id, product_id, as_of, granted, granted_yuan, indicated, indicated_yuan,
      indicated_granted_yuan, due, drawn_in_time, drawn, drawn_yuan, days_median, days_p90, aged, in_use`

/** Works the figures of every institution and product out anew as of a day (YYYY-MM-DD), inside the caller's transaction. */
export async function writePromiseLines(tx: Db, today: string): Promise<void> {
  await holdLock(tx, 'promises')
  await sql`delete from promise_figure`.execute(tx)
  await sql`insert into promise_figure (${SUMMED}) select org_id, product_id, ${SUMS(today)}
    from promise group by grouping sets ((org_id), (org_id, product_id))`.execute(tx)
}

/** Adds the sum of these institutions. */
export async function writePromiseTotal(tx: Db, today: string, orgIds: readonly string[]): Promise<void> {
  await sql`insert into promise_figure (${SUMMED}) select null, null, ${SUMS(today)}
    from promise where org_id = any(${orgIds}::bigint[]) having count(*) > 0`.execute(tx)
}

const COLUMNS = sql`f.org_id "orgId", organisation_label(o.short_name, o.merged_into_id) "orgName", f.product_id "productId",
  p.name "productName", f.as_of "asOf", f.granted, f.granted_yuan "grantedYuan", f.indicated, f.indicated_yuan "indicatedYuan",
  f.indicated_granted_yuan "indicatedGrantedYuan", f.due, f.drawn_in_time "drawnInTime", f.drawn, f.drawn_yuan "drawnYuan",
  f.days_median "daysMedian", f.days_p90 "daysP90", f.aged, f.in_use "inUse"`
const FIGURES = sql`promise_figure f left join organisation o on o.id = f.org_id left join product p on p.id = f.product_id`

/** The whole ledger: the sum over the institutions that are told, each institution and each of its products, most granted first. */
export async function listPromiseFigures(db: Db): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`select ${COLUMNS} from ${FIGURES}
    order by f.granted_yuan desc, f.org_id, f.product_id`.execute(db)
  return rows
}

export interface PromiseCase {
  readonly productId: string
  readonly productName: string
  readonly prefectureCode: string
  readonly indicatedYuan: number | null
  readonly grantedYuan: number
  readonly grantedOn: string
  readonly drawnYuan: number | null
  readonly drawnOn: string | null
  readonly clearedOn: string | null
}

/** Every grant of an institution, without whose it is, in the order of its days. */
export async function listPromiseCases(db: Db, orgId: string): Promise<PromiseCase[]> {
  const { rows } =
    await sql<PromiseCase>`select p.id "productId", p.name "productName", c.prefecture_code "prefectureCode",
      c.indicated_yuan "indicatedYuan", c.granted_yuan "grantedYuan", c.granted_on "grantedOn", c.drawn_yuan "drawnYuan",
      c.drawn_on "drawnOn", c.cleared_on "clearedOn"
    from promise c join product p on p.id = c.product_id where c.org_id = ${orgId}
    order by c.granted_on, c.granted_yuan, c.drawn_on`.execute(db)
  return rows
}
