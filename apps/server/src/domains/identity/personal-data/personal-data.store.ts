import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { GONE_NAME, type Person } from '../../../personal-data/holder.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { isActedFor } from '../accounts/index.ts'
import { listFormDrafts } from '../form-drafts/index.ts'

const MOST_LOGINS = 5_000

/** The person behind an account that is not closed, held until the transaction ends; undefined when there is none. */
export async function holdPerson(tx: Db, accountId: string): Promise<Person | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('id', '=', accountId)
    .where('status', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  const { id, company_id: companyId } = account
  // Two accounts of one company that close at once must not each take the other for the last one.
  if (companyId !== null) {
    await sql`select 1 from enterprise where id = ${companyId} for update`.execute(tx)
  }
  const isLastOfCompany = companyId !== null && !(await isActedFor(tx, companyId, id))
  return { accountId: id, companyId, isLastOfCompany }
}

/** What this domain knows of the person: account, consents, drafts of forms, logins, sessions. */
export async function readIdentity(db: Db, cipher: FieldCipher, { accountId }: Person) {
  const { phone_cipher: phone, ...account } = await db
    .selectFrom('account')
    .select([
      'username',
      'display_name as displayName',
      'phone_cipher',
      'user_source_type as userSourceType',
      'region_code as regionCode',
      'created_at as createdAt',
      'last_login_at as lastLoginAt',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const of = { accountId }
  return {
    account: { ...account, phone: phone ? cipher.decrypt(phone) : null },
    roles: (
      await db.selectFrom('account_role').select('role').where('account_id', '=', accountId).execute()
    ).map(({ role }) => role),
    unifiedIdentity: await db
      .selectFrom('unified_identity')
      .select(['subject', 'linked_at as linkedAt'])
      .where('account_id', '=', accountId)
      .execute(),
    consents: await readConsents(db, of),
    formDrafts: await listFormDrafts(db, cipher, accountId),
    logins: await readLogins(db, of),
    sessions: await db
      .selectFrom('session')
      .select(['created_at as startedAt', 'last_seen_at as lastSeenAt', 'ip', 'user_agent as userAgent'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    tableColumns: await db
      .selectFrom('account_table_columns')
      .select(['table_code as table', 'columns', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
      .orderBy('table_code')
      .execute(),
    savedViews: await db
      .selectFrom('account_saved_view')
      .select(['table_code as list', 'name', 'query', 'columns', 'updated_at as updatedAt'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  }
}

function readConsents(db: Db, { accountId }: { accountId: string }) {
  return db
    .selectFrom('consent_record')
    .select([
      'agreement_version as agreementVersion',
      'text_hash as textHash',
      'action_code as actionCode',
      'ip',
      'user_agent as userAgent',
      'at',
      'subject_name as subjectName',
      'withdrawn_at as withdrawnAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

function readLogins(db: Db, { accountId }: { accountId: string }) {
  return db
    .selectFrom('login_log')
    .select(['way', 'succeeded', 'reason', 'ip', 'user_agent as userAgent', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_LOGINS)
    .execute()
}

/** Frees name and number, forgets where the person came from, and leaves a closed account that nobody can enter. */
export async function eraseIdentity(tx: Db, { accountId }: Person, now: Date): Promise<void> {
  for (const table of ['unified_identity', 'recovery_code', 'second_factor', 'account_role'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  for (const table of [
    'personal_export',
    'hand_over_ticket',
    'known_device',
    'idempotency_key',
    'account_table_columns',
    'account_saved_view',
    'form_draft',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  const nowhere = { ip: null, user_agent: null }
  await tx.updateTable('login_log').set(nowhere).where('account_id', '=', accountId).execute()
  await tx.updateTable('consent_record').set(nowhere).where('account_id', '=', accountId).execute()
  await tx.updateTable('session').set(nowhere).where('account_id', '=', accountId).execute()
  await tx
    .updateTable('account')
    .set({
      username: `closed_${accountId}`,
      display_name: GONE_NAME,
      phone_cipher: null,
      phone_index: null,
      password_hash: '',
      must_reset_password: false,
      initial_password_expires_at: null,
      avatar: null,
      status: 'closed',
      closed_at: now.toISOString(),
      updated_at: now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', accountId)
    .execute()
}
