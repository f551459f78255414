import type pg from 'pg'
import { allCases } from '@lqr/contract/all-cases.ts'

/** So many at once stay within the time that the product's connections give a statement. */
const AT_ONCE = 50_000

/** Open work as a province's platform holds it: every kind, every institution, some of it an authority's, some nobody's yet. */
export async function addTasks(pool: pg.Pool, count: number): Promise<void> {
  const kinds = allCases.map(({ kind }) => kind)
  await pool.query('delete from case_task')
  for (let from = 1; from <= count; from += AT_ONCE) {
    await pool.query(
      `with orgs as (select array_agg(id order by id) ids from organisation where org_type <> 'government'),
        companies as (select array_agg(id order by id) ids from (select id from enterprise order by id limit 50000) few),
        officers as (select array_agg(id order by id) ids
          from (select id from account where org_id is not null order by id limit 500) few)
      insert into case_task (kind, case_id, thread_id, number, title, org_id, company_id, region_code, amount_yuan, status,
        waits_for, due_at, is_paused, officer_account_id, officer_name, opened_at, updated_at)
      select ($1::text[])[1 + n % cardinality($1::text[])], n, n, 'YW' || lpad(n::text, 12, '0'), '待办事项 ' || n,
        orgs.ids[1 + (n::bigint * 7919) % cardinality(orgs.ids)], companies.ids[1 + n % cardinality(companies.ids)],
        (array['620102', '620100', '620200', '620902', '623000'])[1 + n % 5], 10000 * (1 + n % 500), 'SUBMITTED',
        case when n % 10 = 0 then 'authority' when n % 10 < 7 then 'institution' else 'enterprise' end,
        case when n % 4 > 0
          then timestamptz '2026-11-20' + (n % 30 - 10) * interval '1 day' + n * interval '1 millisecond' end,
        false, case when n % 3 = 0 then officers.ids[1 + n % cardinality(officers.ids)] end, null,
        timestamptz '2026-11-01' - n * interval '1 second', timestamptz '2026-11-20'
      from generate_series($2::int, $3::int) n, orgs, companies, officers`,
      [kinds, from, Math.min(from + AT_ONCE - 1, count)],
    )
  }
  await pool.query('analyze case_task')
}
