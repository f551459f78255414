import { TITLE_ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

interface EndingTitle {
  /** The roster that names the title. */
  readonly title: string
  readonly validTo: string
  readonly companyIds: readonly string[]
}

/**
 * Marks the certified enterprises on published rosters of titles that end within so many months as told, and answers them by roster: by
 * their code, or by their whole name where the roster tells none. Another last day of the roster counts anew.
 */
export async function noteEndingTitles(tx: Db, today: string, months: number): Promise<EndingTitle[]> {
  const { rows } = await sql<EndingTitle>`with ending as (
      select e.id entry_id, e.credit_code, e.search_text, r.id roster_id, r.title, r.valid_to
      from roster_entry e join roster r on r.id = e.roster_id
      where r.status = 'PUBLISHED' and r.kind = any(${TITLE_ROSTER_KINDS}::text[])
        and r.valid_to between ${today}::date and (${today}::date + make_interval(months => ${months}::int))::date
        and e.change is distinct from 'ADD' and e.told_end is distinct from r.valid_to
    ), held as (
      select x.entry_id, x.roster_id, x.title, x.valid_to, c.id company_id from ending x join enterprise c on c.credit_code = x.credit_code
      where c.certi_flg = 3
      union all
      select x.entry_id, x.roster_id, x.title, x.valid_to, c.id from ending x join enterprise c on c.search_text = x.search_text
      where c.certi_flg = 3 and x.credit_code is null
    ), told as (
      update roster_entry e set told_end = h.valid_to from held h where e.id = h.entry_id returning e.id)
    select title, valid_to "validTo", array_agg(distinct company_id::text) "companyIds" from held
    where entry_id in (select id from told)
    group by roster_id, title, valid_to order by valid_to, roster_id`.execute(tx)
  return rows
}
