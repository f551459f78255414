import type { Viewing } from '../../cases/case-kind.ts'
import { nameOf } from '../../cases/request-move.ts'
import { findPhoneCipher } from '../identity/index.ts'
import type { ApplicationRecord } from './application-record.ts'
import type { Submission } from './submit-application.ts'

/**
 * Whom the institution calls about an application that goes on from an earlier request: whom that request names, or whoever
 * hands this one in, where that person has closed the account since.
 */
export async function contactFrom(
  { db, actor, services }: Viewing,
  earlier: Pick<ApplicationRecord, 'contact_name' | 'contact_phone_cipher'>,
): Promise<Pick<Submission, 'contactName' | 'contactPhoneCipher'>> {
  const { contact_name: contactName, contact_phone_cipher: contactPhoneCipher } = earlier
  if (services.cipher.decrypt(contactPhoneCipher) !== '') return { contactName, contactPhoneCipher }
  const own = await findPhoneCipher(db, actor.accountId)
  return { contactName: nameOf(actor), contactPhoneCipher: own ?? contactPhoneCipher }
}
