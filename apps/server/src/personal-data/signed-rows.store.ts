import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../data/database.ts'
import { GONE_NAME } from './holder.ts'

/** Rows that keep the name of whoever wrote them, as it was then, beside the number of the account. */
interface SignedRows {
  readonly table: string
  readonly account: string
  readonly name: string
  /** A text that tells who was there, the writer among them. */
  readonly present?: string
}

/** Every such table besides those of cases, which their kinds look after; a test compares it with the columns of the database. */
export const SIGNED_ROWS: readonly SignedRows[] = [
  { table: 'demand_report', account: 'filled_by_account_id', name: 'filled_by_name' },
  { table: 'oversight_letter', account: 'author_account_id', name: 'author_name' },
  { table: 'product_event', account: 'actor_account_id', name: 'actor_name' },
  { table: 'reconciliation_step', account: 'by_account_id', name: 'by_name' },
  { table: 'report_import', account: 'account_id', name: 'actor_name' },
  { table: 'report_visit', account: 'account_id', name: 'actor_name', present: 'visitors' },
  { table: 'response_interview', account: 'account_id', name: 'actor_name' },
  { table: 'response_note', account: 'account_id', name: 'actor_name' },
]

/** What stands between the names of a text, as people write it. */
const BETWEEN = String.raw`[、，,;；/[:space:]]`
/** The signs of a name that mean something in an expression. */
const SIGNS = String.raw`[][^$.*+?(){}|\\-]`

/** A text with GONE_NAME where this name stands; longer names that hold it are somebody else's. */
function without(text: string, name: string): RawBuilder<unknown> {
  const [before, after] = [`(^|${BETWEEN})`, `(?=$|${BETWEEN})`]
  const literal = sql`regexp_replace(${sql.ref(name)}, ${SIGNS}::text, ${String.raw`\\\&`}::text, 'g')`
  return sql`case when ${sql.ref(name)} = '' then ${sql.ref(text)}
    else regexp_replace(${sql.ref(text)}, ${before}::text || ${literal} || ${after}::text, ${`\\1${GONE_NAME}`}::text, 'g') end`
}

/** Takes the name of a person out of what they signed; what they wrote stays. Part of the closing transaction. */
export async function forgetSignatures(tx: Db, accountId: string): Promise<void> {
  for (const { table, account, name, present } of SIGNED_ROWS) {
    const set: RawBuilder<unknown>[] = [sql`${sql.ref(name)} = ${GONE_NAME}`]
    if (present !== undefined) {
      set.push(sql`${sql.ref(present)} = ${without(present, name)}`)
    }
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(account)} = ${accountId}`.execute(
      tx,
    )
  }
}
