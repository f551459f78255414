import { sql } from 'kysely'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'

/** Tables of published records, each with the noun of its audit actions. */
export const NOUNS = {
  park: 'park',
  park_enterprise: 'park-enterprise',
  roster: 'roster',
  fund: 'fund',
} as const

export type PublishedTable = keyof typeof NOUNS

/** What every update of a record changes besides its fields. */
export function nextVersion(now: Date) {
  return { updated_at: now.toISOString(), version: sql<number>`version + 1` }
}

/** Moves a record of this version to a state; false when it has another version. The time of publishing is the last one. */
export async function putStatus(
  tx: Db,
  table: PublishedTable,
  record: { id: string; version: number; status: PublicationStatus },
  now: Date,
): Promise<boolean> {
  const { id, version, status } = record
  const moment = now.toISOString()
  const { rows } = await sql`update ${sql.table(table)} set status = ${status}, version = version + 1,
      published_at = case when ${status} = 'PUBLISHED' then ${moment}::timestamptz else published_at end,
      updated_at = ${moment}::timestamptz
    where id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}
