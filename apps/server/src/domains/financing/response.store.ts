import { type RawBuilder, type Selectable, sql } from 'kysely'
import { HOLDING_STATES, LIVING_STATES, responseCase } from '@lqr/contract/financing/response-case.ts'
import type { NeedResponse } from '../../../../../database/types.ts'
import type { TaskSource } from '../../cases/case-kind.ts'
import { waitsByState } from '../../cases/case-task.store.ts'
import { REFUSAL_COLUMNS } from '../../cases/refusal-columns.ts'
import { listCases } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'

export const RESPONSE_COLUMNS = [
  'id',
  'response_no',
  'need_id',
  'company_id',
  'applicant_account_id',
  'org_id',
  'demand_type',
  'authorisation_id',
  'came_by',
  'status',
  'contact_due_at',
  'offer_due_at',
  'due_at',
  'contacted_at',
  'contact_way',
  'offer_product_id',
  'offer_amount_yuan',
  'offer_rate',
  'offer_annual_cost',
  'offer_term_months',
  'offer_guarantee_mode',
  'offer_conditions',
  'offer_share_percent',
  'offer_stage',
  'offer_valid_to',
  'offered_at',
  'chosen_at',
  'application_id',
  'invested_yuan',
  'invested_share_percent',
  'invested_on',
  'decline_code',
  'decline_reason',
  'next_steps',
  ...REFUSAL_COLUMNS,
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof NeedResponse)[]

/** An institution's response to a need as it lies in the database. */
export type ResponseRecord = Pick<Selectable<NeedResponse>, (typeof RESPONSE_COLUMNS)[number]>

/** Where responses lie and with which columns they are read. */
export const RESPONSES = { table: 'need_response', columns: RESPONSE_COLUMNS } as const

/**
 * Once the enterprise has chosen a response, it waits for it no longer: the way on is the application, and of equity, which has
 * none, what the institution says of its investment.
 */
export const RESPONSE_TASK: TaskSource = {
  number: sql`c.response_no`,
  threadId: sql`c.need_id`,
  title: sql`n.title`,
  amountYuan: sql`n.amount_yuan`,
  regionCode: sql`n.area_code`,
  join: sql`join financing_need n on n.id = c.need_id`,
  waitsFor: sql`case when c.chosen_at is null then ${waitsByState(responseCase)}
    when c.demand_type = 'equity' then 'institution' end`,
}

/** The states that occupy a slot, as SQL literals. */
export const HOLDING = codeLiterals(HOLDING_STATES)

/** One live response of an institution to a need (the index need_response_holding). */
export const UNLESS_HOLDING = sql`on conflict (need_id, org_id)
  where status in (${codeLiterals(LIVING_STATES)}) do nothing`

/** Where the successor has a response of its own to the same need, both stay: its people see them both. */
export function staysAtMerger(intoId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from need_response other
    where other.need_id = c.need_id and other.org_id = ${intoId})`
}

/** Holds the need of a response until the transaction ends; rows that refer to the need may still be written. */
export async function holdNeedOf(db: Db, responseId: string): Promise<void> {
  await sql`select id from financing_need where id = (select need_id from need_response where id = ${responseId})
    for no key update`.execute(db)
}

/** The responses to a need that occupy a slot. */
export async function listHolding(db: Db, needId: string): Promise<ResponseRecord[]> {
  return listCases<ResponseRecord>(
    db,
    RESPONSES,
    sql<boolean>`need_id = ${needId} and status in (${HOLDING})`,
  )
}

/** Responses whose indication was over before that day (YYYY-MM-DD) and that the enterprise has not chosen, some at a time. */
export function listOutdatedOffers(db: Db, today: string, limit: number): Promise<ResponseRecord[]> {
  const isOutdated = sql<boolean>`status in (${codeLiterals(responseCase.moves.outdate.from)})
    and chosen_at is null and offer_valid_to < ${today}`
  return listCases<ResponseRecord>(db, RESPONSES, isOutdated, limit)
}

/** The response that the application was made from; undefined when it was made from none. */
export async function findByApplication(db: Db, applicationId: string): Promise<ResponseRecord | undefined> {
  const [row] = await listCases<ResponseRecord>(
    db,
    RESPONSES,
    sql<boolean>`application_id = ${applicationId}`,
  )
  return row
}

/** The states of an institution's responses to a need. */
export async function statesOfOrg(db: Db, needId: string, orgId: string) {
  const rows = await db
    .selectFrom('need_response')
    .select('status')
    .where('need_id', '=', needId)
    .where('org_id', '=', orgId)
    .execute()
  return rows.map(({ status }) => status)
}

/** Writes what stands beside the state of a response held by the caller: no change of it that others could miss. */
export async function completeResponse(
  db: Db,
  id: string,
  columns: { authorisation_id: string } | { application_id: string },
): Promise<void> {
  await db.updateTable('need_response').set(columns).where('id', '=', id).execute()
}

/** The consent a response rests on; null when it has none. */
export async function findAuthorisationOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('need_response')
    .select('authorisation_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.authorisation_id ?? null
}

/** The need of a response; undefined when there is no such response. */
export async function findNeedOfResponse(db: Db, id: string): Promise<string | undefined> {
  return (await findOf(db, id))?.need_id
}

/** The enterprise whose need a response answers; undefined when there is no such response. */
export async function findCompanyOfResponse(db: Db, id: string): Promise<string | undefined> {
  return (await findOf(db, id))?.company_id
}

function findOf(db: Db, id: string) {
  return db
    .selectFrom('need_response')
    .select(['need_id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}
