import { sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { InstitutionInArrears } from '@lqr/contract/open/reconciliation.ts'
import type { Db } from '../../../data/database.ts'
import { countedPage, type PageRequest } from '../../../data/paging.ts'
import { IS_OWED } from './difference.store.ts'

/** Every institution that reconciles, those that owe most in front; nobody makes up for one that was merged or closed. */
export async function pageArrears(
  db: Db,
  today: string,
  page: PageRequest,
): Promise<Page<InstitutionInArrears>> {
  const { rows } = await sql<InstitutionInArrears>`select o.id "orgId", o.name "orgName",
      count(*) filter (where d.their_file_id is null and d.day < ${today}::date)::int "missingDays",
      min(d.day) filter (where d.their_file_id is null and d.day < ${today}::date) "oldestMissing",
      sum(x.open)::int open, min(d.day) filter (where x.open > 0) "oldestOpen", sum(x.explained)::int explained,
      max(f.made_at) "lastUploadAt"
    from reconciliation_day d join organisation o on o.id = d.org_id and o.status = 'active' left join reconciliation_file f on f.id = d.their_file_id
    cross join lateral (select count(*) filter (where ${IS_OWED}) open,
      count(*) filter (where x.state = 'explained') explained from reconciliation_difference x where x.day_id = d.id) x
    group by o.id, o.name order by 3 desc, 5 desc, o.id
    limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int total from (
    select distinct d.org_id from reconciliation_day d join organisation o on o.id = d.org_id and o.status = 'active'
    limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return countedPage(rows, counted[0]?.total ?? 0, page)
}
