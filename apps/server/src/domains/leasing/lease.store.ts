import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { leaseCase, type LeaseStatus } from '@lqr/contract/leasing/lease-case.ts'
import type { LeaseNeed } from '../../../../../database/types.ts'
import type { TaskSource } from '../../cases/case-kind.ts'
import { listCases } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import { LEASE_ANSWERS, type LeaseAnswer } from './lease-answer.ts'

export const NEED_COLUMNS = [
  'id',
  'need_no',
  'company_id',
  'kind',
  'equipment_name',
  'equipment_category',
  'equipment_condition',
  'value_yuan',
  'amount_yuan',
  'term_months',
  'down_payment_percent',
  'purpose',
  'area_code',
  'contact_name',
  'contact_phone_cipher',
  'audience',
  'status',
  'expires_at',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof LeaseNeed)[]

export type LeaseNeedRecord = Omit<Pick<Selectable<LeaseNeed>, (typeof NEED_COLUMNS)[number]>, 'status'> & {
  status: LeaseStatus
}

/** What the shared task list says of an answer: once the offer is agreed to, the institution has to sign. */
export const LEASE_TASK: TaskSource = {
  number: sql`n.need_no`,
  threadId: sql`c.need_id`,
  title: sql`n.equipment_name`,
  amountYuan: sql`n.amount_yuan`,
  regionCode: sql`n.area_code`,
  join: sql`join lease_need n on n.id = c.need_id`,
  waitsFor: sql`case when c.status = 'OFFERED' and c.agreed_at is null then 'enterprise' else 'institution' end`,
}

/** Where the successor has an answer of its own to the same need, both stay: its people see them both. */
export function staysAtMerger(intoId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from lease_response other
    where other.need_id = c.need_id and other.org_id = ${intoId})`
}

export async function insertNeed(db: Db, need: Insertable<LeaseNeed>): Promise<LeaseNeedRecord> {
  const row = await db.insertInto('lease_need').values(need).returning(NEED_COLUMNS).executeTakeFirstOrThrow()
  return row as LeaseNeedRecord
}

/** The need of an answer, held until the transaction ends. */
export async function holdNeedOf(db: Db, answerId: string): Promise<void> {
  await sql`select id from lease_need where id = (select need_id from lease_response where id = ${answerId})
    for update`.execute(db)
}

/** Holds a need until the transaction ends. */
export async function holdNeed(db: Db, id: string): Promise<void> {
  await sql`select id from lease_need where id = ${id} for update`.execute(db)
}

/** The need of an answer that is there. */
export async function findNeed(db: Db, id: string): Promise<LeaseNeedRecord> {
  const row = await db
    .selectFrom('lease_need')
    .select(NEED_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row as LeaseNeedRecord
}

/** The need of the enterprise; undefined when it is not its own. */
export async function findNeedOf(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<LeaseNeedRecord | undefined> {
  const row = await db
    .selectFrom('lease_need')
    .select(NEED_COLUMNS)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row as LeaseNeedRecord | undefined
}

/** Every answer to a need, in the order in which the institutions were told. */
export async function listAnswers(db: Db, needId: string): Promise<LeaseAnswer[]> {
  return listCases<LeaseAnswer>(db, LEASE_ANSWERS, sql<boolean>`need_id = ${needId}`)
}

/** Answers with an offer whose last day was over before that day (YYYY-MM-DD) and that the enterprise has not accepted, some at a time. */
export function listLapsedOffers(db: Db, today: string, limit: number): Promise<LeaseAnswer[]> {
  const isLapsed = sql<boolean>`status in (${codeLiterals(leaseCase.moves.lapse.from)})
    and agreed_at is null and offer_valid_to < ${today}`
  return listCases<LeaseAnswer>(db, LEASE_ANSWERS, isLapsed, limit)
}

/** Sets the state of a need held by the caller; every change of its answers counts as one of it. Answers its version. */
export async function updateNeedStatus(db: Db, id: string, status: LeaseStatus, now: Date): Promise<number> {
  const row = await db
    .updateTable('lease_need')
    .set((eb) => ({ status, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** The name of an organisation; empty when there is none. */
export async function findOrgName(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}
