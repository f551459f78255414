import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES, UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import type { DutyIndicatorCode } from '@lqr/contract/statistics/duty-indicators.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

export type Figures = Readonly<Record<DutyIndicatorCode, number>>
export type AreaFigures = Figures & { readonly areaCode: string }

export const PROVINCE_CODE = '620000'

/**
 * The enterprises whose certification stood at that moment: their last event before it is an approval (a correction changes
 * nothing), and nobody has closed the last account since. Where there is no event yet the review says it.
 */
const certifiedAt = (moment: RawBuilder<unknown>) => sql`enterprise e left join (
    select distinct on (company_id) company_id, kind from certification_event
    where at < ${moment} and kind <> 'corrected' order by company_id, id desc
  ) v on v.company_id = e.id
  where coalesce(v.kind = 'approved', e.certi_flg = 3 and e.reviewed_at < ${moment})
    and (e.certi_flg <> 1 or (select max(a.closed_at) from account a where a.company_id = e.id) >= ${moment})`

/**
 * The figures of a day, counted from the cases themselves: the province first, then each prefecture with a case. What has no area
 * counts for the province alone. Enterprises are those certified at the end of the day. A day before there was anything is told with zeros.
 */
export async function countDay(db: Db, day: string): Promise<AreaFigures[]> {
  const from = sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`
  const to = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
  const { rows } = await sql<AreaFigures>`
    with fact as (
      select e.area_code as area, 1 as certified, 0 as applied, 0::numeric as applied_yuan, 0 as credited,
        0::numeric as credited_yuan, 0 as drawn, 0::numeric as drawn_yuan, 0::numeric as credit_only_yuan, 0 as first
      from ${certifiedAt(to)}
      union all
      select region_code, 0, 1, case when sealed_at is null then amount_yuan else 0 end, 0, 0, 0, 0, 0, 0
      from product_application
      where status not in (${codeLiterals(UNCOUNTED_STATES)}) and created_at >= ${from} and created_at < ${to}
      union all
      select region_code, 0, 0, 0, 1, credit_amount_yuan, 0, 0, 0, 0
      from product_application
      where status not in (${codeLiterals(UNCOUNTED_STATES)}) and credit_amount_yuan is not null and decided_at >= ${from} and decided_at < ${to}
      union all
      select region_code, 0, 0, 0, 0, 0, 1, loan_amount_yuan,
        case when is_credit_only then loan_amount_yuan else 0 end, case when is_first_loan then 1 else 0 end
      from product_application where status in (${codeLiterals(DRAWN_STATES)}) and loan_date = ${day}::date
    ), placed as (
      select certified, applied, applied_yuan, credited, credited_yuan, drawn, drawn_yuan, credit_only_yuan, first, left(area, 4) || '00' as prefecture from fact
    )
    select coalesce(prefecture, ${PROVINCE_CODE}) as "areaCode",
      coalesce(sum(certified), 0)::int as "certifiedEnterprises",
      coalesce(sum(applied), 0)::int as applications, coalesce(sum(applied_yuan), 0) as "appliedAmountYuan",
      coalesce(sum(credited), 0)::int as credits, coalesce(sum(credited_yuan), 0) as "creditedAmountYuan",
      coalesce(sum(drawn), 0)::int as drawdowns, coalesce(sum(drawn_yuan), 0) as "disbursedAmountYuan",
      coalesce(sum(credit_only_yuan), 0) as "creditOnlyAmountYuan", coalesce(sum(first), 0)::int as "firstLoans"
    from placed group by grouping sets ((prefecture), ())
    having grouping(prefecture) = 1 or prefecture is distinct from null and prefecture <> ${PROVINCE_CODE}
    order by grouping(prefecture) desc, prefecture`.execute(db)
  return rows
}

export interface DutyFieldRecord {
  readonly indicator: DutyIndicatorCode
  readonly name: string
}

/** How the national platform names each figure that it is told. */
export async function listFields(db: Db): Promise<DutyFieldRecord[]> {
  return db.selectFrom('duty_field').select(['indicator', 'name']).execute()
}

export async function replaceFields(
  db: Db,
  fields: readonly DutyFieldRecord[],
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await db.deleteFrom('duty_field').execute()
  if (fields.length === 0) return
  const changed = { changed_by: accountId, changed_at: now.toISOString() }
  await db
    .insertInto('duty_field')
    .values(fields.map((field) => ({ ...field, ...changed })))
    .execute()
}

interface NewFile {
  readonly day: string
  readonly content: string
  readonly sha256: string
  readonly accountId: string
  readonly now: Date
}

/** Keeps the file of a day in place of the one before. */
export async function keepFile(db: Db, { day, content, sha256, accountId, now }: NewFile): Promise<void> {
  const made = { content, sha256, made_by: accountId, made_at: now.toISOString() }
  await db
    .insertInto('duty_file')
    .values({ day, ...made })
    .onConflict((on) => on.column('day').doUpdateSet(made))
    .execute()
}

export async function findDutyFile(db: Db, day: string) {
  return db
    .selectFrom('duty_file')
    .innerJoin('account', 'account.id', 'duty_file.made_by')
    .select(['content', 'sha256', 'account.display_name as madeBy', 'made_at as madeAt'])
    .where('day', '=', day)
    .executeTakeFirst()
}
