import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { BankAccount as BankAccountTable } from '../../../../../database/types.ts'
import type { BankAccount } from '@lqr/contract/bank-accounts/entities.ts'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

/** An account with whose it is. */
export type AccountFacts = Omit<BankAccount, 'can'> & { readonly companyId: string }

export interface AccountQuery {
  readonly scope: CaseScope
  readonly keyword?: string | undefined
  readonly accountType?: string | undefined
}

const ACCOUNT = sql`select c.id::text id, c.company_id::text "companyId", c.source, c.bank_name "bankName",
  c.branch_name "branchName", c.account_type "accountType", c.account_no_masked "accountNoMasked",
  c.basic_account_no "basicAccountNo", c.opened_on "openedOn", c.closed_on "closedOn",
  e.corporate_name "corporateName", c.opening_id::text "openingId", c.version`
const FROM = sql`from bank_account c join enterprise e on e.id = c.company_id`

function matching({ scope, keyword, accountType }: AccountQuery): RawBuilder<unknown> {
  const pattern = `%${(keyword ?? '').toLowerCase()}%`
  const conditions = [
    withinScope('c', scope),
    ...(keyword
      ? [
          sql`(lower(c.bank_name || c.branch_name) like ${pattern} or lower(e.corporate_name) like ${pattern})`,
        ]
      : []),
    ...(accountType ? [sql`c.account_type = ${accountType}`] : []),
  ]
  return sql`${FROM} where ${sql.join(conditions, sql` and `)}`
}

/** One page of accounts within the scope, the newest first. */
export async function listAccounts(
  db: Db,
  query: AccountQuery,
  { limit, offset }: Cut,
): Promise<AccountFacts[]> {
  const { rows } = await sql<AccountFacts>`${ACCOUNT} ${matching(query)}
    order by c.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many accounts match, counted up to one beyond the exact limit. */
export async function countAccounts(db: Db, query: AccountQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

/** An account within the scope; undefined when there is none, or none that may be seen. */
export async function findAccount(db: Db, id: string, scope: CaseScope): Promise<AccountFacts | undefined> {
  const { rows } = await sql<AccountFacts>`${ACCOUNT} ${FROM}
    where c.id = ${id} and ${withinScope('c', scope)}`.execute(db)
  return rows[0]
}

export async function insertAccount(db: Db, account: Insertable<BankAccountTable>): Promise<string> {
  const { id } = await db.insertInto('bank_account').values(account).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes an account that has this version; false when it has another one by now. */
export async function updateAccount(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Partial<Insertable<BankAccountTable>>,
): Promise<boolean> {
  const row = await db
    .updateTable('bank_account')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes out an account. */
export async function removeAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('bank_account').where('id', '=', id).execute()
}

/** Holds the enterprise until the transaction ends: what asks for its one basic account goes one after the other. */
export async function holdEnterprise(db: Db, companyId: string): Promise<void> {
  await sql`select id from enterprise where id = ${companyId} for no key update`.execute(db)
}

const UNDER_WAY = statesIn(accountOpeningCase, 'open')

/** Whether the enterprise has a basic account, or an opening of one under way; one of them may be left out. */
export async function hasBasic(
  db: Db,
  companyId: string,
  besides: { accountId?: string; openingId?: string } = {},
): Promise<boolean> {
  const { rows } =
    await sql`select from account_opening where company_id = ${companyId} and account_type = 'basic'
      and status = any(${UNDER_WAY}::text[]) and id is distinct from ${besides.openingId ?? null}::bigint
    union all select from bank_account where company_id = ${companyId} and account_type = 'basic' and closed_on is null
      and id is distinct from ${besides.accountId ?? null}::bigint limit 1`.execute(db)
  return rows.length > 0
}

export interface CertifiedEnterprise {
  readonly corporateName: string | null
  readonly creditCode: string | null
  readonly legalPersonName: string | null
  readonly areaCode: string | null
  readonly basicAccountNo: string | null
}

/** What is certified of an enterprise, and the number of its basic account where it is known. */
export async function findCertified(db: Db, companyId: string): Promise<CertifiedEnterprise> {
  const { rows } =
    await sql<CertifiedEnterprise>`select corporate_name "corporateName", credit_code "creditCode",
      legal_person_name "legalPersonName", area_code "areaCode",
      (select a.basic_account_no from bank_account a where a.company_id = e.id and a.account_type = 'basic'
        and a.closed_on is null limit 1) "basicAccountNo"
    from enterprise e where e.id = ${companyId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`enterprise ${companyId} is gone`)
  return found
}
