import { sql } from 'kysely'
import type { SandboxCase } from '@lqr/contract/open/sandbox-calls.ts'
import type { CaseRow } from '../../../cases/case-kind.ts'
import type { Db } from '../../../data/database.ts'
import type { SandboxInstitution } from '../../../http/sandbox.ts'

/** An institution as it is mirrored; undefined once it is none. */
export async function findInstitution(db: Db, orgId: string): Promise<SandboxInstitution | undefined> {
  const { rows } = await sql<SandboxInstitution>`select id, name, short_name "shortName", org_type "orgType",
      org_category "orgCategory", region_code "regionCode"
    from organisation where id = ${orgId} and status = 'active'`.execute(db)
  return rows[0]
}

export interface SandboxManager {
  readonly accountId: string
  readonly username: string
}

/** Whom keys of the sandbox act for; undefined where the institution has not opened it. */
export async function findManager(db: Db, orgId: string): Promise<SandboxManager | undefined> {
  const { rows } = await sql<SandboxManager>`select a.id "accountId", a.username from account a
    where a.org_id = ${orgId} order by a.id limit 1`.execute(db)
  return rows[0]
}

/** The cases of an institution, the newest first. */
export async function listSandboxCases(db: Db, orgId: string): Promise<SandboxCase[]> {
  const { rows } =
    await sql<SandboxCase>`select p.apply_no "applyNo", e.corporate_name "corporateName", p.status
    from product_application p join enterprise e on e.id = p.company_id
    where p.org_id = ${orgId} order by p.id desc limit 100`.execute(db)
  return rows
}

/** What stands in the sandbox of an institution and was submitted, for the webhooks that are told of it. */
export async function listSubmitted(db: Db, orgId: string): Promise<CaseRow[]> {
  const { rows } =
    await sql<CaseRow>`select id, status, version, company_id, org_id, created_at, updated_at, due_at,
      sealed_at, officer_account_id, officer_name, officer_phone_cipher
    from product_application where org_id = ${orgId} and status = 'SUBMITTED' order by id`.execute(db)
  return rows
}
