import { sql } from 'kysely'
import { readWanted, WANTED, type WantedProduct } from '@lqr/contract/identity/wanted-product.ts'
import type { Db } from '../../../data/database.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'

/** Drafts an account may have: the oldest make room. */
const MOST_DRAFTS = 50

/** One draft of one account. */
export interface DraftPlace {
  readonly accountId: string
  readonly form: string
  readonly subject: string
}

/** The account's own draft of a form; undefined when there is none. */
export async function findFormDraft(db: Db, cipher: FieldCipher, { accountId, form, subject }: DraftPlace) {
  const row = await db
    .selectFrom('form_draft')
    .select(['content_cipher', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { content: cipher.decrypt(row.content_cipher), savedAt: row.savedAt }
}

/** Saves over what was there; answers when. */
export async function saveFormDraft(
  tx: Db,
  cipher: FieldCipher,
  { accountId, form, subject, content, now }: DraftPlace & { content: string; now: Date },
): Promise<string> {
  const saved = { content_cipher: cipher.encrypt(content), saved_at: now.toISOString() }
  const row = await tx
    .insertInto('form_draft')
    .values({ account_id: accountId, form, subject, ...saved })
    .onConflict((conflict) => conflict.columns(['account_id', 'form', 'subject']).doUpdateSet(saved))
    .returning('saved_at as savedAt')
    .executeTakeFirstOrThrow()
  await dropOldest(tx, accountId)
  return row.savedAt
}

async function dropOldest(tx: Db, accountId: string): Promise<void> {
  await sql`delete from form_draft d using (
      select form, subject from form_draft where account_id = ${accountId}
      order by saved_at desc, form, subject offset ${MOST_DRAFTS}
    ) old
    where d.account_id = ${accountId} and d.form = old.form and d.subject = old.subject`.execute(tx)
}

/** Forgets a draft; nothing happens when there is none. */
export async function deleteFormDraft(tx: Db, { accountId, form, subject }: DraftPlace): Promise<void> {
  await tx
    .deleteFrom('form_draft')
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .where('subject', '=', subject)
    .execute()
}

/** What somebody of this company wanted to apply for before it was certified; undefined when nobody did. */
export async function findWantedProduct(
  db: Db,
  cipher: FieldCipher,
  companyId: string,
): Promise<WantedProduct | undefined> {
  const row = await db
    .selectFrom('form_draft as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select('d.content_cipher')
    .where('a.company_id', '=', companyId)
    .where('d.form', '=', WANTED.form)
    .orderBy('d.saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readWanted(cipher.decrypt(row.content_cipher))
}

/** The application was sent: nothing is left to be continued. A wish for another product stays. */
export async function forgetWantedProduct(
  tx: Db,
  cipher: FieldCipher,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<void> {
  const place = { accountId, ...WANTED }
  const kept = await findFormDraft(tx, cipher, place)
  if (kept && readWanted(kept.content)?.query.proId === productId) await deleteFormDraft(tx, place)
}

/** Every draft of the account, for the export of the own data. */
export async function listFormDrafts(db: Db, cipher: FieldCipher, accountId: string) {
  const rows = await db
    .selectFrom('form_draft')
    .select(['form', 'subject', 'content_cipher', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .execute()
  return rows.map(({ content_cipher: sealed, ...draft }) => ({ ...draft, content: cipher.decrypt(sealed) }))
}

interface Renaming {
  readonly companyId: string
  readonly field: string
  readonly from: string
  readonly to: string
}

/**
 * Puts another value into a field of the drafts of a company's people, where it is still the former one. Answers how many drafts
 * were changed, and what stands in the others: that was typed by somebody and stays.
 */
export async function renameInDrafts(
  tx: Db,
  cipher: FieldCipher,
  { companyId, field, from, to }: Renaming,
): Promise<{ renamed: number; differing: string[] }> {
  const rows = await tx
    .selectFrom('form_draft as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select(['d.account_id', 'd.form', 'd.subject', 'd.content_cipher'])
    .where('a.company_id', '=', companyId)
    .where('d.form', '<>', 'certification')
    .forUpdate('d')
    .execute()
  const differing = new Set<string>()
  let renamed = 0
  for (const { account_id: accountId, form, subject, content_cipher: sealed } of rows) {
    const content = readObject(cipher.decrypt(sealed))
    const typed = content?.[field]
    if (typeof typed !== 'string' || typed === '' || typed === to) continue
    if (typed !== from) {
      differing.add(typed)
      continue
    }
    await tx
      .updateTable('form_draft')
      .set({ content_cipher: cipher.encrypt(JSON.stringify({ ...content, [field]: to })) })
      .where('account_id', '=', accountId)
      .where('form', '=', form)
      .where('subject', '=', subject)
      .execute()
    renamed += 1
  }
  return { renamed, differing: [...differing] }
}

/** What a browser saved is read as it comes: a draft that is no object has no fields. */
function readObject(content: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
