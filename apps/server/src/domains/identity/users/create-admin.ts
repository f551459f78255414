import { mobileDigits } from '@lqr/contract/rules/phone.ts'
import { checkUsername } from '@lqr/contract/rules/username.ts'
import { appendAudit } from '../../../http/audit.store.ts'
import type { Services } from '../../../http/services.ts'
import { insertUser, prepareInitialPassword, sealPhone, takenOf, takenSentence } from '../accounts/index.ts'
import { fieldErrors, fieldNames } from '../copy.ts'

export type CreatedAdmin =
  | { readonly password: string; readonly expiresAt: Date }
  | { readonly problem: string }

/**
 * An admin with an initial password, for a database that has none, or whose admins cannot get in any more. Only whoever
 * may run commands on the server reaches this. Answers the password once, or what is wrong.
 */
export async function createAdmin(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  wanted: { username: string; phone: string },
): Promise<CreatedAdmin> {
  const { username } = wanted
  const phone = mobileDigits(wanted.phone)
  const problem = checkUsername(username, fieldNames.username)
  if (problem !== undefined) return { problem }
  if (phone === undefined) return { problem: fieldErrors.phoneWrong }
  const { password, hash, expiresAt } = await prepareInitialPassword(now())
  const sealed = sealPhone(cipher, phone)
  return db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, {
      username,
      displayName: username,
      phone: sealed,
      userType: 'operator',
      userSourceType: '1',
      passwordHash: hash,
      passwordExpiresAt: expiresAt,
      orgId: null,
      regionCode: null,
      roles: ['admin', 'operator'],
    })
    if (id === undefined) {
      const taken = await takenOf(tx, { username, phoneIndexes: sealed.indexes, userType: 'operator' })
      return { problem: takenSentence(taken ?? 'username') }
    }
    await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [
      { action: 'create-admin', entity: 'account', entityId: id, detail: { by: 'command' } },
    ])
    return { password, expiresAt }
  })
}
