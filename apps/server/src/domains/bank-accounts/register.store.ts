import { sql } from 'kysely'
import { ACCOUNT_TYPES, type BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import {
  accountOpeningCase,
  BOOKED_STATES,
  type OpeningStatus,
} from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { OpeningCandidate, RegisteredBank } from '@lqr/contract/bank-accounts/register-calls.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../../data/database.ts'
import type { BranchScope } from './branches.store.ts'

/** Appointments that lie ahead, of one enterprise each. */
interface Standing {
  readonly branchId: string
  readonly id: string
  readonly applyNo: string
  readonly appointTime: string
  readonly status: OpeningStatus
  readonly companyId: string
}

/** The appointments at these branches that still lie ahead, the next first. */
export async function listStanding(db: Db, branchIds: readonly string[]): Promise<Standing[]> {
  const { rows } =
    await sql<Standing>`select c.branch_org_id::text "branchId", c.id::text id, c.number "applyNo",
      c.appoint_time "appointTime", c.status, c.company_id::text "companyId"
    from account_opening c where c.branch_org_id = any(${branchIds}::bigint[])
      and c.status = any(${[...BOOKED_STATES]}::text[]) order by c.appoint_time, c.id`.execute(db)
  return rows
}

/** The registered banks: every one, or those that one of these organisations belongs to; a merged one is that of its successor. */
export async function listRegistered(db: Db, scope: BranchScope): Promise<Omit<RegisteredBank, 'canEdit'>[]> {
  const within =
    scope === 'all'
      ? sql`true`
      : sql`exists (select from organisation_subtree(organisation_successor(k.org_id)) below(id)
          where below.id = any(${scope}::bigint[]))`
  const { rows } = await sql<Omit<RegisteredBank, 'canEdit'>>`select k.org_id::text id,
      organisation_label(h.name, h.merged_into_id) "name", k.bank_code "bankCode", k.profile,
      k.is_open "isOpen", k.version,
      (select count(*)::int from opening_branch b where b.bank_org_id = k.org_id) branches
    from opening_bank k join organisation h on h.id = k.org_id
    where ${within} order by h.sort, h.id`.execute(db)
  return rows
}

/**
 * Working financial organisations of the scope that are not registered: below the house that goes on with a bank, or of the first level
 * without one.
 */
export async function listCandidates(
  db: Db,
  scope: BranchScope,
  bankId: string | undefined,
): Promise<OpeningCandidate[]> {
  const own = scope === 'all' ? sql`true` : sql`o.id = any(${scope}::bigint[])`
  const place =
    bankId === undefined
      ? sql`o.parent_id is null and not exists (select from opening_bank k where k.org_id = o.id)`
      : sql`o.id in (select organisation_subtree(organisation_successor(${bankId}::bigint)))
          and not exists (select from opening_branch b where b.org_id = o.id)`
  const { rows } =
    await sql<OpeningCandidate>`select o.id::text id, o.name, o.region_code "regionCode", o.address, o.phone, o.version
    from organisation o where o.status = 'active' and o.org_type = 'financial' and ${own} and ${place}
    order by o.sort, o.id`.execute(db)
  return rows
}

interface BankColumns {
  readonly bankCode: string
  readonly profile: BankProfileCode
  readonly isOpen: boolean
}

export async function insertBank(db: Db, id: string, bank: BankColumns): Promise<void> {
  await db
    .insertInto('opening_bank')
    .values({ org_id: id, bank_code: bank.bankCode, profile: bank.profile, is_open: bank.isOpen })
    .execute()
}

/** Changes a bank that has this version; false when it has another one by now. */
export async function updateBank(
  db: Db,
  { id, version }: { id: string; version: number },
  bank: BankColumns,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('opening_bank')
    .set({
      bank_code: bank.bankCode,
      profile: bank.profile,
      is_open: bank.isOpen,
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where('org_id', '=', id)
    .where('version', '=', version)
    .returning('org_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody else bears the number already. */
export async function isCodeTaken(
  db: Db,
  table: 'opening_bank' | 'opening_branch',
  code: string,
  exceptId?: string,
): Promise<boolean> {
  const column = table === 'opening_bank' ? 'bank_code' : 'branch_code'
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${code}
    and org_id is distinct from ${exceptId ?? null}::bigint`.execute(db)
  return rows.length > 0
}

/** The house that new branches of a bank stand below: the bank itself, or who goes on with it since it was merged. */
export async function houseOf(db: Db, bankId: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select organisation_successor(${bankId}::bigint)::text id`.execute(db)
  return rows[0]?.id ?? bankId
}

/** Whether an opening at a branch of the bank is under way. */
export async function hasOpenOpenings(db: Db, bankId: string): Promise<boolean> {
  const { rows } = await sql`select from account_opening c join opening_branch b on b.org_id = c.branch_org_id
    where b.bank_org_id = ${bankId} and c.status = any(${statesIn(accountOpeningCase, 'open')}::text[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** What a new branch begins with; it takes no appointments until its times have been looked at. */
export async function insertBranch(
  db: Db,
  branch: { id: string; bankId: string; branchCode: string },
): Promise<void> {
  await db
    .insertInto('opening_branch')
    .values({
      org_id: branch.id,
      bank_org_id: branch.bankId,
      branch_code: branch.branchCode,
      is_open: false,
      opens_at: '09:00',
      rest_from: '12:00',
      rest_to: '14:00',
      closes_at: '17:00',
      slot_minutes: '60',
      slot_capacity: 1,
      account_types: ACCOUNT_TYPES.map(({ code }) => code),
    })
    .execute()
}

type BranchChange =
  | { readonly branch_code: string }
  | { readonly closed_at: string | null; readonly close_reason: string | null }

/** Changes a branch that has this version; false when it has another one by now. */
export async function changeBranch(
  db: Db,
  { id, version }: { id: string; version: number },
  change: BranchChange,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('opening_branch')
    .set({ ...change, version: version + 1, updated_at: now.toISOString() })
    .where('org_id', '=', id)
    .where('version', '=', version)
    .returning('org_id')
    .executeTakeFirst()
  return row !== undefined
}
