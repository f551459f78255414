import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface AuditVerdict {
  /** Rows whose place and content are proven, in order from the first. */
  readonly sound: number
  /** The last sound row: keep it elsewhere, and a chain cut short is noticed by `anchor`. */
  readonly last: { id: string; hash: string } | undefined
  /** The first row that is not what was written. */
  readonly broken: { id: string; why: 'changed' | 'unlinked' } | undefined
  /** Whether the hash kept elsewhere is still part of the chain; true when none was given. */
  readonly anchored: boolean
}

interface Row {
  id: string
  prev_hash: Buffer
  hash: Buffer
  content: string
}

const BATCH = 10_000
const START = Buffer.from([0])

// The text is put together here and not by audit_content(): whoever can change rows can change a function.
const ROWS = `select a.id, a.prev_hash, a.hash,
    concat_ws('|', a.id::text, extract(epoch from a.at)::text, coalesce(a.actor_account_id::text, '-'),
      a.actor_kind, a.action, a.entity, coalesce(a.entity_id, '-'), a.detail::text,
      coalesce(a.request_id, '-'), coalesce(host(a.ip), '-')) content
  from audit_log a where a.id > $1 order by a.id limit ${BATCH}`

/** Computes the hash chain of the audit log anew, from the first row to the last, in batches. */
export async function verifyAudit(pool: pg.Pool, anchor?: string): Promise<AuditVerdict> {
  let sound = 0
  let last: AuditVerdict['last']
  let previous: Buffer = START
  let anchored = anchor === undefined
  for (;;) {
    const { rows } = await pool.query<Row>(ROWS, [last?.id ?? '0'])
    for (const row of rows) {
      const why = faultOf(row, previous)
      if (why) return { sound, last, broken: { id: row.id, why }, anchored }
      previous = row.hash
      last = { id: row.id, hash: row.hash.toString('hex') }
      anchored ||= last.hash === anchor
      sound += 1
    }
    if (rows.length < BATCH) return { sound, last, broken: undefined, anchored }
  }
}

function faultOf(row: Row, previous: Buffer): 'changed' | 'unlinked' | undefined {
  if (!row.prev_hash.equals(previous)) return 'unlinked'
  const hash = createHash('sha256').update(row.prev_hash).update(row.content, 'utf8').digest()
  return hash.equals(row.hash) ? undefined : 'changed'
}
