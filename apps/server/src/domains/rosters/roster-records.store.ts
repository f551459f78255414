import { type Insertable, sql } from 'kysely'
import type { RosterForm } from '@lqr/contract/rosters/entities.ts'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Roster } from '../../../../../database/types.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { rosterReach } from './rosters.access.ts'
import { shownColumns } from './rosters.store.ts'

/** The columns of a roster with the words it is found by: its title, issuer and batch. */
export function rosterColumns(form: RosterForm) {
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

/** How many enterprises a change adds, removes and corrects; who reads what is public learns nothing of it. */
function changedEntries(publishedOnly: boolean) {
  const counted = (
    change: CodeOf<'roster_entry.change'>,
  ) => sql<number>`(select count(*)::int from roster_entry e
    where e.roster_id = roster.id and e.change = ${change} and not ${publishedOnly}::boolean)`
  return [
    counted('ADD').as('entriesAdded'),
    counted('REMOVE').as('entriesRemoved'),
    counted('CORRECT').as('entriesCorrected'),
  ]
}

/** The rosters in the viewer's reach, in every state. */
export function rosterRecords(db: Db, { actor, now }: Viewer) {
  const { publishedOnly, rosterAreas } = rosterReach(actor)
  let query = db
    .selectFrom('roster')
    .innerJoin('region', 'region.code', 'roster.area_code')
    .select([...shownColumns(shanghaiDay(now)), ...recordColumns('roster'), ...changedEntries(publishedOnly)])
  if (publishedOnly) query = query.where('roster.status', '=', 'PUBLISHED')
  if (rosterAreas) query = query.where(sql<boolean>`roster.area_code = any(${rosterAreas}::text[])`)
  return query
}

export type RosterRow = Awaited<ReturnType<ReturnType<typeof rosterRecords>['execute']>>[number]
