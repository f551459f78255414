import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

interface Holder {
  readonly accountId: string
  readonly sessionId: string
}

/** Keeps the hash of a token that opens one report to one session of one account. */
export async function insertReportToken(
  tx: Db,
  token: Holder & { hash: Buffer; reportId: string; expiresAt: Date },
): Promise<void> {
  await sql`insert into tax_report_token (token_hash, report_id, account_id, session_id, expires_at)
    values (${token.hash}, ${token.reportId}, ${token.accountId}, ${token.sessionId},
      ${token.expiresAt.toISOString()})`.execute(tx)
}

/** The report that a living token opens to its holder; undefined for anybody else's, a used or lapsed one. Claims nothing. */
export async function reportOfToken(
  db: Db,
  hash: Buffer,
  { accountId, sessionId }: Holder,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ reportId: string }>`select report_id::text "reportId" from tax_report_token
    where token_hash = ${hash} and account_id = ${accountId} and session_id = ${sessionId} and used_at is null
      and expires_at > ${now.toISOString()}`.execute(db)
  return rows[0]?.reportId
}

/** Uses a token up: of many at once exactly one passes. */
export async function takeReportToken(
  tx: Db,
  hash: Buffer,
  { accountId, sessionId }: Holder,
  now: Date,
): Promise<boolean> {
  const taken = await sql`update tax_report_token set used_at = ${now.toISOString()}
    where token_hash = ${hash} and account_id = ${accountId} and session_id = ${sessionId} and used_at is null
      and expires_at > ${now.toISOString()}`.execute(tx)
  return taken.numAffectedRows === 1n
}
