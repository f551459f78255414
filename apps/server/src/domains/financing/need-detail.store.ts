import { type RawBuilder, sql } from 'kysely'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { isOpenNeed, NEED_COLUMNS, type NeedRecord } from './need.store.ts'

export interface NeedFacts extends NeedRecord {
  readonly corporate_name: string
  readonly area_name: string | null
  readonly slots_free: number
}

const OWN = sql.join(NEED_COLUMNS.map((column) => sql.ref(`financing_need.${column}`)))

/**
 * Slots of a need that an institution may take on that day (YYYY-MM-DD): none where it is not open to them. `need` is how the
 * query calls the table.
 */
export const slotsFree = (need: string, today: string) =>
  sql<number>`case when ${isOpenNeed(need, today)} then (select count(*)::int from need_slot s
    where s.need_id = ${sql.ref(`${need}.id`)} and s.state = 'OPEN') else 0 end`

async function findFacts(
  db: Db,
  id: string,
  condition: RawBuilder<boolean>,
  today: string,
): Promise<NeedFacts | undefined> {
  const { rows } = await sql<NeedFacts>`select ${OWN}, e.corporate_name,
      (select r.name from region r where r.code = financing_need.area_code) area_name,
      ${slotsFree('financing_need', today)} slots_free
    from financing_need join enterprise e on e.id = financing_need.company_id
    where financing_need.id = ${id} and ${condition}`.execute(db)
  return rows[0]
}

/** A need within the scope, in whatever state, as it is on that day; undefined when there is none to be seen. */
export function findNeedWithin(
  db: Db,
  id: string,
  scope: CaseScope,
  today: string,
): Promise<NeedFacts | undefined> {
  return findFacts(db, id, withinScope('financing_need', scope), today)
}

/** A need that everybody sees on that day (YYYY-MM-DD). */
export function findOpenNeed(db: Db, id: string, today: string): Promise<NeedFacts | undefined> {
  return findFacts(db, id, isOpenNeed('financing_need', today), today)
}
