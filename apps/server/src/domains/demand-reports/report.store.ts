import { sql } from 'kysely'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { REPORT_REJECT_CODES } from '@lqr/contract/demand-reports/kinds.ts'
import type { TaskSource } from '../../cases/case-kind.ts'
import { type CaseScope, sealedFor } from '../../cases/case.store.ts'
import { REPEATABLE_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import { testCopy } from './copy.ts'
import type { ReportRecord } from './report-record.ts'

export const REPORT_TASK: TaskSource = {
  number: sql`c.report_no`,
  title: sql`b.name`,
  amountYuan: sql`c.amount_yuan`,
  regionCode: sql`c.area_code`,
  join: sql`join filling_batch b on b.id = c.batch_id`,
}

/** The names of the enterprise and of the institution of a report. */
export async function findParties(db: Db, row: Pick<ReportRecord, 'company_id' | 'org_id'>) {
  const { rows } = await sql<{ companyName: string; orgName: string }>`select
      coalesce((select corporate_name from enterprise where id = ${row.company_id}), '') "companyName",
      coalesce((select name from organisation where id = ${row.org_id}), '') "orgName"`.execute(db)
  return rows[0] ?? { companyName: '', orgName: '' }
}

/** What a report needs of its surroundings: batch, area, enterprise, institution. */
export async function findSurroundings(db: Db, reportId: string) {
  return db
    .selectFrom('demand_report as r')
    .innerJoin('filling_batch as b', 'b.id', 'r.batch_id')
    .innerJoin('enterprise as e', 'e.id', 'r.company_id')
    .innerJoin('region as g', 'g.code', 'r.area_code')
    .leftJoin('organisation as o', 'o.id', 'r.org_id')
    .select([
      'b.name as batchName',
      'g.name as areaName',
      'o.name as orgName',
      'e.corporate_name as corporateName',
      'e.credit_code as creditCode',
      'e.credit_code_suspect as isCodeSuspect',
      'e.certi_flg as certiFlg',
      'e.scale',
    ])
    .where('r.id', '=', reportId)
    .executeTakeFirstOrThrow()
}

/** What the enterprise's own record tells a new report. */
export async function findReporter(db: Db, companyId: string) {
  return db
    .selectFrom('enterprise')
    .select(['area_code as areaCode', 'industry_code as industryCode'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Which certified enterprise has this credit code, and where it is registered. */
export async function findCertifiedByCode(db: Db, creditCode: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'area_code as areaCode', 'corporate_name as corporateName'])
    .where('credit_code', '=', creditCode)
    .where('certi_flg', '=', 3)
    .orderBy('id')
    .executeTakeFirst()
}

const AGAINST = ['CREDIT_OVERDUE', 'CREDIT_BLACKLISTED', 'UNTRUE']
const CODES: readonly { code: string; name: string }[] = [...REJECT_CODES, ...REPORT_REJECT_CODES]

/** Refusals of other reports of the last year that speak against the enterprise, the newest first. */
export async function listAdverse(
  db: Db,
  { companyId, reportId, now }: { companyId: string; reportId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ day: string; code: string }>`select
      to_char(updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') "day", coalesce(reject_code, give_back_code) code
    from demand_report where company_id = ${companyId} and id <> ${reportId}
      and coalesce(reject_code, give_back_code) = any(${AGAINST}::text[])
      and updated_at > ${now.toISOString()}::timestamptz - interval '365 days'
    order by updated_at desc limit 5`.execute(db)
  return rows.map(({ day, code }) =>
    testCopy.adverse(day, CODES.find((one) => one.code === code)?.name ?? code),
  )
}

/** Takes a draft away; false when it is none any more. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('demand_report')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The report that an enterprise has in a batch: the one that still counts before those that do not; what is sealed for these eyes is none. */
export async function findIdOfBatch(
  db: Db,
  { batchId, companyId, scope }: { batchId: string; companyId: string; scope: CaseScope },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from demand_report r
    where batch_id = ${batchId} and company_id = ${companyId} and not ${sealedFor('r', scope)}
    order by status = any(${REPEATABLE_STATES}::text[]), id desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Whether an enterprise has begun a report in a batch that it has not handed in. */
export async function hasDraft(db: Db, batchId: string, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('demand_report')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('company_id', '=', companyId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an enterprise has begun a report in a batch, as one that does its business in one of the areas. */
export async function hasReportIn(
  db: Db,
  { batchId, companyId, areas }: { batchId: string; companyId: string; areas: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('demand_report')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('company_id', '=', companyId)
    .where('area_code', 'in', areas)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest report of an enterprise outside the batch; what was filled in for it counts once it has confirmed it. */
export async function findLastId(db: Db, companyId: string, batchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('demand_report')
    .select('id')
    .where('company_id', '=', companyId)
    .where('batch_id', '<>', batchId)
    .where('purpose', 'is not', null)
    .where((eb) => eb.or([eb('filled_by_name', 'is', null), eb('confirmed_at', 'is not', null)]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id
}

/** Notes on the report when it was visited; its version stays, so that a visit repeated over a bad line disturbs nobody. */
export async function markVisited(db: Db, id: string, visitedOn: string): Promise<void> {
  await db.updateTable('demand_report').set({ visited_on: visitedOn }).where('id', '=', id).execute()
}

/** Leaves a second report of an enterprise in a batch unwritten: the index that holds it is named by its own predicate. */
export const ONE_IN_A_BATCH = sql`on conflict (batch_id, company_id)
  where status not in (${codeLiterals(REPEATABLE_STATES)}) do nothing`
