import { randomInt } from 'node:crypto'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'

const TYPES: Record<UserSourceType, { userType: UserType; roles: Role[] }> = {
  1: { userType: 'operator', roles: ['operator'] },
  2: { userType: 'government', roles: ['govViewer'] },
  3: { userType: 'institution', roles: ['financeOfficer'] },
  4: { userType: 'institution', roles: ['agency'] },
  5: { userType: 'institution', roles: ['financeEquity'] },
  7: { userType: 'enterprise', roles: ['enterprise'] },
  17: { userType: 'enterprise', roles: ['enterprise'] },
}

export interface AccountMaker {
  sourceType: UserSourceType
  username?: string
  displayName?: string
  phone?: string
  /** An Argon2id hash; without it nobody can sign in with a password, which tests mostly do not need. */
  passwordHash?: string
  roles?: readonly Role[]
  companyId?: string | null
  orgId?: string | null
  regionCode?: string | null
  mustResetPassword?: boolean
  status?: 'active' | 'disabled' | 'closed'
  createdAt?: string
}

let made = 0

/** One account with the roles its source type usually has. Serves seeds, tests and browser tests alike. */
export async function makeAccount(
  db: Db,
  services: Pick<Services, 'cipher'>,
  maker: AccountMaker,
): Promise<{ id: string; username: string; phone: string }> {
  made += 1
  const { userType, roles } = TYPES[maker.sourceType]
  const phone = maker.phone ?? `138${String(randomInt(100_000_000)).padStart(8, '0')}`
  const username = maker.username ?? `user_${made}_${randomInt(1_000_000_000)}`
  const { id } = await db
    .insertInto('account')
    .values({
      username,
      user_type: userType,
      user_source_type: maker.sourceType,
      display_name: maker.displayName ?? username,
      phone_cipher: services.cipher.encrypt(phone),
      phone_index: services.cipher.blindIndex(phone),
      password_hash: maker.passwordHash ?? '',
      must_reset_password: maker.mustResetPassword ?? false,
      status: maker.status ?? 'active',
      company_id: maker.companyId ?? null,
      org_id: maker.orgId ?? null,
      region_code: maker.regionCode ?? null,
      is_example: true,
      ...(maker.createdAt ? { created_at: maker.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const granted = maker.roles ?? roles
  if (granted.length > 0) {
    await db
      .insertInto('account_role')
      .values(granted.map((role) => ({ account_id: id, role })))
      .execute()
  }
  return { id, username, phone }
}
