import { type RawBuilder, sql } from 'kysely'
import type { OpeningBank } from '@lqr/contract/bank-accounts/entities.ts'
import type { AccountTypeCode, BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import type { BranchTimes } from './slots.rules.ts'

/** A branch that opens accounts, with its bank. */
export interface BranchFacts extends BranchTimes {
  readonly id: string
  readonly branchCode: string
  readonly bankCode: string
  readonly bankName: string
  readonly name: string
  readonly profile: BankProfileCode
  readonly regionCode: string
  readonly regionName: string
  readonly address: string | null
  readonly phone: string | null
  readonly accountTypes: AccountTypeCode[]
  readonly isOpen: boolean
  readonly isExample: boolean
  readonly bankId: string
  readonly closedAt: string | null
  readonly closeReason: string | null
  readonly version: number
  /** Of the branch as an organisation, whose name and place it shows. */
  readonly organisationVersion: number
}

/**
 * A branch with its bank: `k` as the bank was registered, `h` the house that goes on with it, at the end of the chain when it was
 * merged (decision 0022).
 */
const FROM = sql`from opening_branch b join opening_bank k on k.org_id = b.bank_org_id
  join organisation o on o.id = b.org_id join organisation h on h.id = organisation_successor(k.org_id)`

const BRANCH = sql`select b.org_id::text id, b.branch_code "branchCode", k.bank_code "bankCode", h.name "bankName",
    o.name, k.profile, o.region_code "regionCode", r.name "regionName", o.address, o.phone, b.opens_at "opensAt",
    b.rest_from "restFrom", b.rest_to "restTo", b.closes_at "closesAt", b.slot_minutes "slotMinutes",
    b.slot_capacity "slotCapacity", b.account_types "accountTypes", b.is_open "isOpen", o.is_example "isExample", b.version,
    o.version "organisationVersion", k.org_id::text "bankId", b.closed_at "closedAt", b.close_reason "closeReason"
  ${FROM} join region r on r.code = o.region_code`

/** Takes appointments: the branch and its bank do, the branch stands, and so does the house that goes on with the bank. */
const TAKES = sql<boolean>`b.is_open and b.closed_at is null and k.is_open and o.status = 'active' and h.status = 'active'`

export interface BankQuery {
  readonly keyword?: string | undefined
  readonly accountType?: AccountTypeCode | undefined
}

function narrowed({ keyword, accountType }: BankQuery, name: RawBuilder<unknown>): RawBuilder<unknown> {
  const terms = [
    sql`true`,
    ...(keyword ? [sql`lower(normalize(${name}, NFKC)) like ${`%${keyword.toLowerCase()}%`}`] : []),
    ...(accountType ? [sql`${accountType} = any(b.account_types)`] : []),
  ]
  return sql.join(terms, sql` and `)
}

/** The banks that open accounts by appointment, by name. */
export async function listBanks(
  db: Db,
  query: BankQuery,
  page: Cut = { limit: 100, offset: 0 },
): Promise<OpeningBank[]> {
  const { rows } = await sql<OpeningBank>`select k.org_id::text id, k.bank_code "bankCode", h.name, k.profile,
      count(*)::int branches, h.is_example "isExample"
    ${FROM} where ${TAKES} and ${narrowed(query, sql`h.name`)}
    group by k.org_id, k.bank_code, h.name, k.profile, h.is_example, h.sort
    order by h.sort, k.org_id limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** How many banks match, counted up to one beyond the exact limit. */
export async function countBanks(db: Db, query: BankQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (select distinct k.org_id
    ${FROM} where ${TAKES} and ${narrowed(query, sql`h.name`)}
    limit ${EXACT_TOTAL_LIMIT + 1}) found`.execute(db)
  return rows[0]?.total ?? 0
}

/** Branches read at once. */
const MOST_BRANCHES = 30

interface BranchQuery extends BankQuery {
  readonly bankCode?: string | undefined
  readonly profile?: BankProfileCode | undefined
  /** The number of the branch that comes before the nearest. */
  readonly first?: string | undefined
  /** The address they are sorted by; null: by name alone. */
  readonly near: string | null
}

/** The branches that take appointments, those in the same county first, then those in the same prefecture. */
export async function listBranches(db: Db, query: BranchQuery): Promise<BranchFacts[]> {
  const { bankCode, profile, first = null, near } = query
  const ofBank = bankCode === undefined ? sql`true` : sql`k.bank_code = ${bankCode}`
  const ofForm = profile === undefined ? sql`true` : sql`k.profile = ${profile}`
  const { rows } = await sql<BranchFacts>`${BRANCH}
    where ${TAKES} and ${ofBank} and ${ofForm} and ${narrowed(query, sql`o.name`)}
    order by b.branch_code = ${first} desc nulls last, o.region_code = ${near} desc nulls last, left(o.region_code, 4) = left(${near}, 4) desc nulls last,
      o.level desc, o.sort, o.id limit ${MOST_BRANCHES}`.execute(db)
  return rows
}

/**
 * A branch by its number that takes appointments, and goes on taking them until the transaction ends: who closes it waits, and then
 * finds the appointment and tells its enterprise. Undefined when there is none.
 */
export async function holdBranchByCode(db: Db, branchCode: string): Promise<BranchFacts | undefined> {
  const { rows } = await sql<BranchFacts>`${BRANCH}
    where b.branch_code = ${branchCode} and ${TAKES} for share of b`.execute(db)
  return rows[0]
}

/** The organisations whose branches somebody looks after; operators those of every bank. */
export type BranchScope = readonly string[] | 'all'

const within = (scope: BranchScope) =>
  scope === 'all' ? sql<boolean>`true` : sql<boolean>`b.org_id = any(${scope}::bigint[])`

/** A branch whether or not it takes appointments; undefined when it is outside of the scope. */
export async function findBranch(db: Db, id: string, scope: BranchScope): Promise<BranchFacts | undefined> {
  const { rows } = await sql<BranchFacts>`${BRANCH}
    where b.org_id = ${id} and ${within(scope)}`.execute(db)
  return rows[0]
}

/** The branches of the scope, those that are closed last. */
export async function listOwn(db: Db, scope: BranchScope): Promise<BranchFacts[]> {
  const { rows } = await sql<BranchFacts>`${BRANCH} where ${within(scope)}
    order by b.closed_at is not null, o.sort, o.id`.execute(db)
  return rows
}

/** The branch that an opening was booked at. */
export async function branchOf(db: Db, id: string): Promise<BranchFacts> {
  const { rows } = await sql<BranchFacts>`${BRANCH} where b.org_id = ${id}`.execute(db)
  const [branch] = rows
  if (!branch) throw new Error(`branch ${id} of an opening is gone`)
  return branch
}
