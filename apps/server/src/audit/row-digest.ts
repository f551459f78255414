import { createHash } from 'node:crypto'

export interface StoredRow {
  readonly id: string
  readonly hash: Buffer
  /** Rows of the time before the blocks carry the digest of the row before them. */
  readonly prev_hash: Buffer | null
  readonly content: string
}

/**
 * What is read of a row to compute its digest. The text is put together here and not by a function of the database:
 * whoever can change rows can change a function.
 */
export const STORED_ROW = `a.id, a.hash, a.prev_hash,
    concat_ws('|', a.id::text, extract(epoch from a.at)::text, coalesce(a.actor_account_id::text, '-'),
      a.actor_kind, a.action, a.entity, coalesce(a.entity_id, '-'), a.detail::text,
      coalesce(a.request_id, '-'), coalesce(host(a.ip), '-')) content`

/** Whether the row's content is the one its digest was made from. */
export function isOwnDigest({ prev_hash: previous, content, hash }: StoredRow): boolean {
  const digest = createHash('sha256')
  if (previous) digest.update(previous)
  return digest.update(content, 'utf8').digest().equals(hash)
}
