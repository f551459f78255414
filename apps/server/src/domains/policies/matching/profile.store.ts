import type { PolicyProfile } from '@lqr/contract/policies/profile.ts'
import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface StoredProfile {
  readonly facts: Partial<PolicyProfile>
  readonly version: number
  readonly updatedAt: string
}

/** What an enterprise told of itself; undefined before anything was. */
export async function findProfile(db: Db, companyId: string): Promise<StoredProfile | undefined> {
  const { rows } = await sql<StoredProfile>`select facts, version, updated_at "updatedAt"
    from policy_profile where company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Stores what an enterprise tells; false when somebody else told something since this version. */
export async function saveProfile(
  tx: Db,
  companyId: string,
  facts: PolicyProfile,
  version: number,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { rows } =
    version === 0
      ? await sql`insert into policy_profile (company_id, facts, updated_at)
          values (${companyId}, ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz)
          on conflict (company_id) do nothing returning company_id`.execute(tx)
      : await sql`update policy_profile set facts = ${JSON.stringify(facts)}::jsonb, version = version + 1,
          updated_at = ${at}::timestamptz where company_id = ${companyId} and version = ${version}
          returning company_id`.execute(tx)
  return rows.length > 0
}
