import { createHash } from 'node:crypto'

export interface StoredRow {
  readonly id: string
  /** Digest kept with the row; null in rows whose digest their block alone holds. */
  readonly hash: Buffer | null
  /** Rows of the time before the blocks carry the digest of the row before them. */
  readonly prev_hash: Buffer | null
  readonly content: string
}

/** A row of `audit_log a` as the text its digest is made of, put together from what PostgreSQL itself brings. */
const CONTENT = `concat_ws('|', a.id::text, extract(epoch from a.at)::text, coalesce(a.actor_account_id::text, '-'),
      a.actor_kind, a.action, a.entity, coalesce(a.entity_id, '-'), a.detail::text,
      coalesce(a.request_id, '-'), coalesce(host(a.ip), '-'))`

/**
 * What is read of a row to compute its digest. The text is put together here and not by a function of the database:
 * whoever can change rows can change a function.
 */
export const STORED_ROW = `a.id, a.hash, a.prev_hash, ${CONTENT} content`

/** The digest of a row as `digestOf` computes it, for the sealer, who needs nothing else of it. */
export const ROW_DIGEST = `sha256(coalesce(a.prev_hash, '') || convert_to(${CONTENT}, 'UTF8'))`

/** SHA-256 of the row's content, after the digest before it where the row is chained. */
export function digestOf({ prev_hash: previous, content }: StoredRow): Buffer {
  const digest = createHash('sha256')
  if (previous) digest.update(previous)
  return digest.update(content, 'utf8').digest()
}

/** Whether the row is what the digest it carries was made of; one without a digest says nothing against itself. */
export function isOwnDigest(row: StoredRow): boolean {
  return row.hash === null || digestOf(row).equals(row.hash)
}
