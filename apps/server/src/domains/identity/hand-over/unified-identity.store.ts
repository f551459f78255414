import { holdLockOf } from '../../../data/advisory-locks.ts'
import type { Db } from '../../../data/database.ts'

/** Claims a ticket before the service is asked: of many logins with it exactly one goes on. */
export async function claimThirdTicket(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('third_login_ticket')
    .values({ ticket_hash: hash, used_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ticket_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Gives a claimed ticket back: the service could not be asked, so the person may try once more. */
export async function releaseThirdTicket(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('third_login_ticket').where('ticket_hash', '=', hash).execute()
}

/** Makes logins of one person wait for one another until the transaction ends, on every instance. */
export async function lockSubject(tx: Db, subject: string): Promise<void> {
  await holdLockOf(tx, 'unifiedSubject', subject)
}

/** The account a person of the unified identity service has here. */
export async function findLinkedAccountId(db: Db, subject: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('unified_identity')
    .innerJoin('account', 'account.id', 'unified_identity.account_id')
    .select('account.id')
    .where('subject', '=', subject)
    .where('account.status', '<>', 'closed')
    .executeTakeFirst()
  return link?.id
}

/** Links a person with an account; false when the account is linked with another person already. */
export async function insertLink(
  tx: Db,
  link: { subject: string; accountId: string; at: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('unified_identity')
    .values({ subject: link.subject, account_id: link.accountId, linked_at: link.at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return made !== undefined
}

/** An account of type 17 without a password, with a company of its own; answers its id. */
export async function insertUnifiedAccount(
  tx: Db,
  person: {
    username: string
    displayName: string
    phone: { cipher: string; index: Buffer } | undefined
    corporateName: string | null
    creditCode: string | null
  },
): Promise<string> {
  const { id: companyId } = await tx
    .insertInto('enterprise')
    .values({ corporate_name: person.corporateName, credit_code: person.creditCode })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('account')
    .values({
      username: person.username,
      user_type: 'enterprise',
      user_source_type: '17',
      display_name: person.displayName,
      phone_cipher: person.phone?.cipher ?? null,
      phone_index: person.phone?.index ?? null,
      password_hash: '',
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('account_role').values({ account_id: id, role: 'enterprise' }).execute()
  return id
}
