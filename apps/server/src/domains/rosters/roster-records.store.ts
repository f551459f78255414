import { type Insertable, sql } from 'kysely'
import type * as z from 'zod'
import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import type { rosterFields } from '@lqr/contract/rosters/entities.ts'
import type { Roster } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword, searchColumns } from '../../data/search-text.ts'
import { nextVersion } from '../../publishing/publication.store.ts'
import type { RosterReach } from './rosters.access.ts'
import { entriesOf, entryColumns, rosterColumns } from './rosters.store.ts'

type RosterForm = z.output<typeof rosterFields>

interface RecordFilter {
  readonly keyword?: string | undefined
  readonly kind?: string | undefined
  readonly status?: PublicationStatus | undefined
}

/** The columns of a roster with the words it is found by: its title, issuer and batch. */
export function rosterValues(form: RosterForm) {
  const { title, kind, issuer, batch, issuedOn, validTo, areaCode, sourceUrl, note, ...rest } = form
  allTaken(rest)
  return {
    title,
    kind,
    issuer,
    batch,
    issued_on: issuedOn,
    valid_to: validTo,
    area_code: areaCode,
    source_url: sourceUrl,
    note,
    ...searchColumns(title, issuer, batch),
  } satisfies Insertable<Roster>
}

/** The columns of an entry with the words it is found by: its name alone, never a part of its code. */
export function entryValues(rosterId: string, entry: RosterEntryToImport) {
  const { enterpriseName, creditCode, areaCode, note, ...rest } = entry
  allTaken(rest)
  return {
    roster_id: rosterId,
    enterprise_name: enterpriseName,
    credit_code: creditCode,
    area_code: areaCode,
    note,
    ...searchColumns(enterpriseName),
  }
}

function reached(db: Db, { publishedOnly, rosterAreas }: RosterReach, today: string) {
  let query = db
    .selectFrom('roster')
    .innerJoin('region', 'region.code', 'roster.area_code')
    .select([
      ...rosterColumns(today),
      'roster.status',
      'roster.published_at as publishedAt',
      'roster.updated_at as updatedAt',
      'roster.version',
    ])
  if (publishedOnly) query = query.where('roster.status', '=', 'PUBLISHED')
  if (rosterAreas) query = query.where(sql<boolean>`roster.area_code = any(${rosterAreas}::text[])`)
  return query
}

/** One page of the rosters in reach, the one changed last first. */
export function findRosterRecords(
  db: Db,
  reach: RosterReach,
  today: string,
  { keyword, kind, status, ...page }: RecordFilter & PageRequest,
) {
  let query = reached(db, reach, today)
  if (kind) query = query.where('roster.kind', '=', kind)
  if (status) query = query.where('roster.status', '=', status)
  const found = matchesKeyword(keyword, 'roster')
  if (found) query = query.where(found)
  return pageOf(db, query.orderBy('roster.updated_at', 'desc').orderBy('roster.id', 'desc'), page)
}

/** One roster; undefined when it is out of reach. */
export function findRosterRecord(db: Db, reach: RosterReach, today: string, id: string) {
  return reached(db, reach, today).where('roster.id', '=', id).executeTakeFirst()
}

export async function insertRoster(tx: Db, form: RosterForm): Promise<string> {
  const { id } = await tx
    .insertInto('roster')
    .values(rosterValues(form))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the fields of a roster in this version; false when it has another one. */
export async function updateRosterRow(
  tx: Db,
  { id, version }: { id: string; version: number },
  form: RosterForm,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('roster')
    .set({ ...rosterValues(form), ...nextVersion(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One page of the enterprises of a roster that are in reach, with their whole codes. */
export function findEntryRecords(
  db: Db,
  { entryAreas }: RosterReach,
  { rosterId, keyword, ...page }: { rosterId: string; keyword?: string | undefined } & PageRequest,
) {
  const query = entriesOf(db, { rosterId, keyword, areas: entryAreas })
  return pageOf(db, query.select([...entryColumns, 'roster_entry.area_code as areaCode']), page)
}

/** Adds an enterprise to a roster; false when it stands there already, by name or by code. */
export async function insertEntry(tx: Db, rosterId: string, entry: RosterEntryToImport): Promise<boolean> {
  const row = await tx
    .insertInto('roster_entry')
    .values(entryValues(rosterId, entry))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an enterprise off a roster; answers its name, or undefined when it does not stand there. */
export async function deleteEntry(tx: Db, rosterId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('id', '=', id)
    .returning('enterprise_name')
    .executeTakeFirst()
  return row?.enterprise_name
}

/** Marks a roster as changed through its enterprises, so that an older form of it is stale. */
export async function touchRoster(tx: Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('roster').set(nextVersion(now)).where('id', '=', id).execute()
}
