import type * as z from 'zod'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import type { rosterFields } from '@lqr/contract/rosters/entities.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { entryValues } from './entry-values.store.ts'
import { rosterColumns } from './roster-records.store.ts'

type Fields = z.output<typeof rosterFields>

type EntryMaker = Partial<RosterEntryToImport> & { enterpriseName: string }

export type RosterMaker = Partial<Fields> & {
  status?: PublicationStatus
  publishedAt?: string
  entries?: readonly EntryMaker[]
}

let made = 0

/** The fields of a roster as an operator types them. */
export function rosterForm(maker: Partial<Fields> = {}): Fields {
  made += 1
  return {
    title: `示例公示名单${made}`,
    kind: 'whitelist',
    issuer: '示例发布单位',
    batch: '2026年第一批',
    issuedOn: '2026-03-02',
    validTo: null,
    areaCode: '620000',
    sourceUrl: null,
    note: '',
    ...maker,
  }
}

/** A roster with its entries. */
export async function makeRoster(
  db: Db,
  { status, publishedAt, entries = [], ...maker }: RosterMaker = {},
): Promise<string> {
  const { id } = await db
    .insertInto('roster')
    .values({ ...rosterColumns(rosterForm(maker)), ...publicationColumns(status, publishedAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (entries.length > 0) {
    const rows = entries.map((entry) => rosterEntryRow(id, entry))
    await db.insertInto('roster_entry').values(rows).execute()
  }
  return id
}

/** The row of an enterprise on a roster. */
export function rosterEntryRow(rosterId: string, entry: EntryMaker) {
  return entryValues(rosterId, { creditCode: null, areaCode: null, note: '', ...entry })
}
