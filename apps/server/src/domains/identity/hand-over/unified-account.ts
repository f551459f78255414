import { randomBytes } from 'node:crypto'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { UnifiedPerson } from '../../../connectors/unified-identity/unified-identity-port.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import {
  findAccountById,
  findAccountByPhone,
  holdNumber,
  sealPhone,
  type SignInAccount,
} from '../accounts/index.ts'
import { fieldErrors } from '../copy.ts'
import {
  findLinkedAccountId,
  insertLink,
  insertUnifiedAccount,
  lockSubject,
} from './unified-identity.store.ts'

/** How the login found its account. */
export type Found = 'linked' | 'linked-now' | 'created'

/** A number the service has proven opens its account here too, as a code by SMS would. */
async function accountOfNumber(db: Db, services: Services, person: UnifiedPerson) {
  if (!person.phone || !person.phoneVerified) return undefined
  const indexes = services.cipher.blindIndexes(person.phone)
  await holdNumber(db, indexes)
  return findAccountByPhone(db, indexes, 'enterprise')
}

async function createAccount(tx: Db, { cipher }: Services, person: UnifiedPerson): Promise<string> {
  const phone = person.phoneVerified ? person.phone : null
  return insertUnifiedAccount(tx, {
    username: `uni_${randomBytes(8).toString('hex')}`,
    displayName: person.corporateName ?? person.name,
    phone: phone === null ? undefined : sealPhone(cipher, phone),
    corporateName: person.corporateName,
    creditCode: person.creditCode,
  })
}

/** The account that signs in: the linked one, else the one with the proven number, else a new one of type 17. */
export async function accountOfPerson(
  tx: Db,
  services: Services,
  person: UnifiedPerson,
  now: Date,
): Promise<{ account: SignInAccount; found: Found }> {
  await lockSubject(tx, person.subject)
  const linked = await findLinkedAccountId(tx, person.subject)
  const known = linked ? undefined : await accountOfNumber(tx, services, person)
  const id = linked ?? known?.id ?? (await createAccount(tx, services, person))
  if (!linked && !(await insertLink(tx, { subject: person.subject, accountId: id, at: now }))) {
    throw new CallError(identityErrors.thirdLoginRefused, {
      msg: fieldErrors.linkedElsewhere,
    })
  }
  const account = await findAccountById(tx, id)
  if (!account) throw new CallError(identityErrors.thirdLoginRefused)
  return { account, found: linked ? 'linked' : known ? 'linked-now' : 'created' }
}
