import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { type CaseScope, columnsOf, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { NEEDS, type NeedRecord } from './need.store.ts'
import type { ResponseWords } from './response-copy.ts'
import { RESPONSE_COLUMNS, type ResponseRecord } from './response.store.ts'

const OWN = sql.join(RESPONSE_COLUMNS.map((column) => sql.ref(`r.${column}`)))
const ORG = sql`organisation_label(o.name, o.merged_into_id)`

/** What messages say of the need and the institution of a response. */
export async function findResponseWords(
  db: Db,
  { need_id: needId, org_id: orgId }: Pick<ResponseRecord, 'need_id' | 'org_id'>,
): Promise<ResponseWords> {
  const { rows } = await sql<ResponseWords>`select n.demand_no "demandNo", coalesce(n.title, '') title,
      n.amount_yuan "amountYuan", ${ORG} "orgName"
    from financing_need n, organisation o where n.id = ${needId} and o.id = ${orgId}`.execute(db)
  return rows[0] as ResponseWords
}

/** A published need, which has everything that a draft may lack. */
export type CompleteNeed = {
  [K in keyof NeedRecord]: K extends FilledColumn ? NonNullable<NeedRecord[K]> : NeedRecord[K]
}
type FilledColumn =
  | 'title'
  | 'demand_type'
  | 'amount_yuan'
  | 'term_months'
  | 'guarantee_mode'
  | 'purpose'
  | 'industry_code'
  | 'area_code'
  | 'valid_to'
  | 'contact_name'
  | 'contact_phone_cipher'
  | 'slots'
  | 'published_at'

/** A need that was published, whosever it is; undefined when there is none. */
export async function findPublishedNeed(db: Db, id: string): Promise<CompleteNeed | undefined> {
  const { rows } = await sql<CompleteNeed>`select ${columnsOf(NEEDS)} from financing_need
    where id = ${id} and status <> 'DRAFT'`.execute(db)
  return rows[0]
}

/** The same, held until the transaction ends; rows that refer to it may still be written. */
export async function holdPublishedNeed(db: Db, id: string): Promise<CompleteNeed | undefined> {
  await sql`select id from financing_need where id = ${id} for no key update`.execute(db)
  return findPublishedNeed(db, id)
}

/** The same when it must be there: a response refers to it. */
export async function requireNeedOf(db: Db, id: string): Promise<CompleteNeed> {
  const need = await findPublishedNeed(db, id)
  if (!need) throw new Error(`the need ${id} of a response is not published`)
  return need
}

/**
 * A published need within the scope of an enterprise or an authority; undefined when it may not be seen, or is sealed for these
 * eyes: who answered it and what would tell of it.
 */
export async function findPublishedWithin(
  db: Db,
  id: string,
  scope: CaseScope,
): Promise<CompleteNeed | undefined> {
  const { rows } = await sql<CompleteNeed>`select ${columnsOf(NEEDS)} from financing_need
    where id = ${id} and status <> 'DRAFT' and ${withinScope('financing_need', scope)}
      and not ${sealedFor('financing_need', scope)}`.execute(db)
  return rows[0]
}

export interface ResponseFacts extends ResponseRecord {
  readonly org_name: string
  readonly org_phone: string | null
  readonly product_name: string | null
  readonly authorisation: { status: AuthorisationStatus; validFrom: string; validTo: string } | null
}

const FACTS = sql`${OWN}, ${ORG} org_name, o.phone org_phone, p.name product_name,
    case when c.id is not null then json_build_object('status', c.status, 'validFrom', c.valid_from, 'validTo', c.valid_to)
    end authorisation
  from need_response r join organisation o on o.id = r.org_id left join product p on p.id = r.offer_product_id
  left join credit_authorisation c on c.id = r.authorisation_id`

/** A response within the scope with what its institution reads; undefined when there is none to be seen. */
export async function findResponseFacts(
  db: Db,
  id: string,
  { orgIds }: Pick<CaseScope, 'orgIds'>,
): Promise<ResponseFacts | undefined> {
  const { rows } = await sql<ResponseFacts>`select ${FACTS}
    where r.id = ${id} and r.org_id = any(${orgIds}::bigint[])`.execute(db)
  return rows[0]
}

/** Every response to a need, in the order in which the institutions came. */
export async function listResponseFacts(db: Db, needId: string): Promise<ResponseFacts[]> {
  const { rows } =
    await sql<ResponseFacts>`select ${FACTS} where r.need_id = ${needId} order by r.id`.execute(db)
  return rows
}

export interface CompanyFacts {
  readonly corporate_name: string | null
  readonly credit_code: string | null
  readonly industry_code: string | null
  readonly scale: CodeOf<'enterprise.scale'> | null
}

/** Whose need it is. */
export async function findCompany(db: Db, id: string): Promise<CompanyFacts> {
  return db
    .selectFrom('enterprise')
    .select(['corporate_name', 'credit_code', 'industry_code', 'scale'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The name of an area; its code when there is none. */
export async function findAreaName(db: Db, code: string): Promise<string> {
  const row = await db.selectFrom('region').select('name').where('code', '=', code).executeTakeFirst()
  return row?.name ?? code
}

/** How many institutions wait for a slot. */
export async function countWaiting(db: Db, needId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int waiting from need_queue
    where need_id = ${needId}`.execute(db)
  return rows[0]?.waiting ?? 0
}
