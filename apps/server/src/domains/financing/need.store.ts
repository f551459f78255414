import { type Insertable, type Selectable, sql } from 'kysely'
import { LISTED_NEED_STATES, needCase } from '@lqr/contract/financing/need-case.ts'
import type { FinancingNeed } from '../../../../../database/types.ts'
import type { TaskSource } from '../../cases/case-kind.ts'
import { waitsByState } from '../../cases/case-task.store.ts'
import { REFUSAL_COLUMNS } from '../../cases/refusal-columns.ts'
import { listCases } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'

export const NEED_COLUMNS = [
  'id',
  'demand_no',
  'company_id',
  'applicant_account_id',
  'org_id',
  'title',
  'demand_type',
  'amount_yuan',
  'term_months',
  'want_rate',
  'guarantee_mode',
  'purpose',
  'description',
  'industry_code',
  'area_code',
  'valid_to',
  'contact_name',
  'contact_phone_cipher',
  'slots',
  'holders',
  'shows_company',
  'consent_version',
  'status',
  'match_due_at',
  'due_at',
  'published_at',
  'reject_code',
  'reject_reason',
  'next_steps',
  ...REFUSAL_COLUMNS,
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'is_example',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof FinancingNeed)[]

/** A need as it lies in the database; what is missing in a draft is null. */
export type NeedRecord = Pick<Selectable<FinancingNeed>, (typeof NEED_COLUMNS)[number]>

/** The columns an enterprise fills. */
export type NeedValues = Partial<
  Pick<
    Insertable<FinancingNeed>,
    | 'title'
    | 'demand_type'
    | 'amount_yuan'
    | 'term_months'
    | 'want_rate'
    | 'guarantee_mode'
    | 'purpose'
    | 'description'
    | 'industry_code'
    | 'area_code'
    | 'valid_to'
    | 'contact_name'
    | 'contact_phone_cipher'
    | 'slots'
    | 'shows_company'
  >
>

/** Where needs lie and with which columns they are read. */
export const NEEDS = { table: 'financing_need', columns: NEED_COLUMNS } as const

/** With an institution that was chosen the need waits for nobody: its response and the application do. */
export const NEED_TASK: TaskSource = {
  number: sql`c.demand_no`,
  title: sql`c.title`,
  amountYuan: sql`c.amount_yuan`,
  regionCode: sql`c.area_code`,
  waitsFor: sql`case when c.org_id is null then ${waitsByState(needCase)} end`,
}

/** The states in which everybody sees a need, as SQL literals. */
export const LISTED = codeLiterals(LISTED_NEED_STATES)

/**
 * Whether the need is open on that day (YYYY-MM-DD), to everybody's eyes and to institutions: it is listed, its last day has not
 * passed, and none has been chosen. `need` is how the query calls the table.
 */
export const isOpenNeed = (need: string, today: string) =>
  sql<boolean>`${sql.ref(`${need}.status`)} in (${LISTED}) and ${sql.ref(`${need}.org_id`)} is null
    and ${sql.ref(`${need}.valid_to`)} >= ${today}`

/** As many slots as the need has now: those beyond go, unless an institution has them. */
export async function setSlots(db: Db, needId: string, slots: number): Promise<void> {
  // A slot that an institution takes at this moment is left to it: waiting for it could be waiting for one another.
  await sql`delete from need_slot s using (select slot from need_slot
      where need_id = ${needId} and slot > ${slots} and state = 'OPEN' for update skip locked) beyond
    where s.need_id = ${needId} and s.slot = beyond.slot`.execute(db)
  await sql`insert into need_slot (need_id, slot) select ${needId}, n from generate_series(1, ${slots}::int) n
    on conflict do nothing`.execute(db)
}

/** Whether there was a draft to delete. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('financing_need')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Needs whose days were over before that day (YYYY-MM-DD) and that no institution holds, some at a time. */
export function listOutdated(db: Db, today: string, limit: number): Promise<NeedRecord[]> {
  // One with a grant ends with what becomes of the grant; the index of these needs holds the others alone.
  const from = codeLiterals(needCase.moves.expire.from.filter((state) => state !== 'CREDITED'))
  const isOver = sql<boolean>`status in (${from}) and valid_to < ${today} and holders = 0`
  return listCases<NeedRecord>(db, NEEDS, isOver, limit)
}
