import { type Selectable, sql } from 'kysely'
import { interestCase, LIVING_INTERESTS, TURNED_AWAY } from '@lqr/contract/equity/interest-case.ts'
import type { EquityInterest } from '../../../../../database/types.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import { listCases } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'

const COLUMNS = [
  'id',
  'interest_no',
  'project_id',
  'company_id',
  'org_id',
  'reason',
  'status',
  'consent_version',
  'consent_hash',
  'consented_at',
  'meet_options',
  'meet_side',
  'meet_place',
  'meet_at',
  'invested_yuan',
  'invested_share_percent',
  'invested_stage',
  'invested_on',
  'end_code',
  'end_reason',
  'next_steps',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof EquityInterest)[]

/** An institution's interest in a project as it lies in the database. */
export type InterestRecord = Pick<Selectable<EquityInterest>, (typeof COLUMNS)[number]>

/** Where interests lie and with which columns they are read. */
export const INTERESTS = { table: 'equity_interest', columns: COLUMNS } as const

export const INTEREST_TASK: TaskSource = {
  number: sql`c.interest_no`,
  // Before the consent the institution may not know whose project it is: its task list names the enterprise.
  orgId: sql`case when c.status <> 'ASKED' then c.org_id end`,
  title: sql`p.name`,
  // Times that the institution has proposed wait for the enterprise.
  waitsFor: sql`case when c.status = 'ASKED' or (c.status = 'CONSENTED' and c.meet_side = 'institution')
    then 'enterprise' else 'institution' end`,
  amountYuan: sql`p.amount_yuan`,
  regionCode: sql`p.area_code`,
  join: sql`join equity_project p on p.id = c.project_id`,
}

/** What somebody asked for at an institution, as that person may read it. */
export const INTEREST_DATA: CasePersonalData = {
  name: 'projectInterests',
  read: (db, _, { accountId }) =>
    db
      .selectFrom('equity_interest')
      .select(['interest_no as interestNo', 'reason', 'status', 'created_at as createdAt'])
      .where('officer_account_id', '=', accountId)
      .orderBy('id')
      .execute(),
}

/** One living interest of an institution in a project (the index equity_interest_living). */
export const UNLESS_LIVING = sql`on conflict (project_id, org_id)
  where status in (${codeLiterals(LIVING_INTERESTS)}) do nothing`

/** Holds the project of an interest until the transaction ends; rows that refer to it may still be written. */
export async function holdProjectOf(db: Db, interestId: string): Promise<void> {
  await sql`select id from equity_project where id = (select project_id from equity_interest where id = ${interestId})
    for no key update`.execute(db)
}

/** Holds a project itself in the same way. */
export async function holdProject(db: Db, projectId: string): Promise<void> {
  await sql`select id from equity_project where id = ${projectId} for no key update`.execute(db)
}

/** The interests in a project that have not ended. */
export function listLiving(db: Db, projectId: string): Promise<InterestRecord[]> {
  const living = codeLiterals(LIVING_INTERESTS)
  return listCases<InterestRecord>(
    db,
    INTERESTS,
    sql<boolean>`project_id = ${projectId} and status in (${living})`,
  )
}

/** Whether the enterprise has answered an institution that it does not want to deal with it on this project. */
export async function wasTurnedAway(db: Db, projectId: string, orgId: string): Promise<boolean> {
  const found = db
    .selectFrom('equity_interest')
    .select('id')
    .where('project_id', '=', projectId)
    .where('org_id', '=', orgId)
    .where('status', 'in', [...TURNED_AWAY])
  return (await found.executeTakeFirst()) !== undefined
}

/** Where the successor has an interest in the same project, both stay: its people see them both. */
export function staysAtMerger(intoId: string) {
  return sql<boolean>`exists (select from equity_interest other
    where other.project_id = c.project_id and other.org_id = ${intoId})`
}

/** Holds the talks of an enterprise, so that no two are agreed on for the same time; answers whether that one is free. */
export async function holdTalkTime(db: Db, { id, company_id: company }: InterestRecord, at: string) {
  await sql`select id from enterprise where id = ${company} for no key update`.execute(db)
  const { rows } = await sql`select from equity_interest where company_id = ${company} and id <> ${id}
    and status = 'APPOINTED' and meet_at = ${at}`.execute(db)
  return rows.length === 0
}

/** The interests in which times were proposed of which the last is over, the first handed in first. */
export function listOverTalks(db: Db, now: Date, limit: number): Promise<InterestRecord[]> {
  const isOver = sql<boolean>`status in (${codeLiterals(interestCase.moves.lapseTalk.from)})
    and meet_options is not null and ${now.toISOString()}::timestamptz >= all (meet_options)`
  return listCases<InterestRecord>(db, INTERESTS, isOver, limit)
}

/** How far the institutions have come with a project. */
export async function statesOn(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('equity_interest')
    .select('status')
    .distinct()
    .where('project_id', '=', projectId)
    .execute()
  return rows.map(({ status }) => status)
}
