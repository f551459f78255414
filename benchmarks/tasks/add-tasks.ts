import pg from 'pg'
import { allCases } from '@lqr/contract/all-cases.ts'

const FILL_LIMIT_MS = 900_000

/**
 * Open work as a province's platform holds it: every kind, every institution, some of it an authority's, some nobody's yet.
 * Each column is drawn by a hash of its own, so that no filter goes with another; the table is vacuumed, as autovacuum does.
 */
export async function addTasks(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, query_timeout: FILL_LIMIT_MS })
  await client.connect()
  try {
    await client.query('truncate case_task')
    await client.query(
      `with orgs as (select array_agg(id order by id) ids from organisation where org_type <> 'government'),
        companies as (select array_agg(id order by id) ids from (select id from enterprise order by id limit 50000) few),
        officers as (select array_agg(id order by id) ids
          from (select id from account where org_id is not null order by id limit 500) few),
        drawn as (select n, abs(hashint8extended(n, 1)) kind, abs(hashint8extended(n, 2)) org, abs(hashint8extended(n, 3)) company,
            abs(hashint8extended(n, 4)) area, abs(hashint8extended(n, 5)) side, abs(hashint8extended(n, 6)) due,
            abs(hashint8extended(n, 7)) officer
          from generate_series(1, $2::bigint) n)
      insert into case_task (kind, case_id, thread_id, number, title, org_id, company_id, region_code, amount_yuan, status,
        waits_for, due_at, is_paused, officer_account_id, officer_name, opened_at, updated_at)
      select ($1::text[])[1 + kind % cardinality($1::text[])], n, n, 'YW' || lpad(n::text, 12, '0'), '待办事项 ' || n,
        orgs.ids[1 + org % cardinality(orgs.ids)], companies.ids[1 + company % cardinality(companies.ids)],
        (array['620102', '620100', '620200', '620902', '623000'])[1 + area % 5], 10000 * (1 + n % 500), 'SUBMITTED',
        case when side % 10 = 0 then 'authority' when side % 10 < 7 then 'institution' else 'enterprise' end,
        case when due % 4 > 0 then timestamptz '2026-11-20' + (due % 30 - 10) * interval '1 day' + n * interval '1 millisecond' end,
        false, case when officer % 3 = 0 then officers.ids[1 + officer / 3 % cardinality(officers.ids)] end, null,
        timestamptz '2026-11-01' - n * interval '1 second', timestamptz '2026-11-20'
      from drawn, orgs, companies, officers`,
      [allCases.map(({ kind }) => kind), count],
    )
    await client.query('vacuum (analyze) case_task')
  } finally {
    await client.end()
  }
}
