import type { EnterpriseToRegister } from '@lqr/contract/identity/enterprise-csv.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../http/services.ts'
import { hashPassword } from '../../../security/password.ts'
import { initialPasswordEnd, makeInitialPassword } from './initial-password.ts'
import { sealPhone } from './sealed-phone.ts'
import { attachCompany, insertUser, takenOf } from './new-account.store.ts'

/** A password that nobody has seen yet, and what the database keeps of it. */
export interface Prepared {
  readonly password: string
  readonly hash: string
  readonly expiresAt: Date
}

/** Hashing is slow: this runs before the transaction. */
export async function prepareInitialPassword(now: Date): Promise<Prepared> {
  const password = makeInitialPassword()
  return { password, hash: await hashPassword(password), expiresAt: initialPasswordEnd(now) }
}

/** Registers a company with its account (source type 17); answers its id, or which of name and number is taken. */
export async function registerForProvider(
  tx: Db,
  { cipher }: Pick<Services, 'cipher'>,
  wanted: EnterpriseToRegister,
  prepared: Prepared,
): Promise<{ id: string } | { taken: 'username' | 'phone' }> {
  const { username, phone: number, corporateName, ...rest } = wanted
  allTaken(rest)
  const phone = sealPhone(cipher, number)
  const id = await insertUser(tx, {
    username,
    displayName: corporateName,
    phone,
    userType: 'enterprise',
    userSourceType: '17',
    passwordHash: prepared.hash,
    passwordExpiresAt: prepared.expiresAt,
    orgId: null,
    regionCode: null,
    roles: ['enterprise'],
  })
  if (id === undefined) {
    const asked = { username, phoneIndexes: phone.indexes, userType: 'enterprise' } as const
    return { taken: (await takenOf(tx, asked)) ?? 'username' }
  }
  await attachCompany(tx, id, corporateName)
  return { id }
}
