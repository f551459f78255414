import type pg from 'pg'

/** So many differences are kept of one comparison; more of them say nothing new. */
const DIFFERENCES_KEPT = 200

// Both sides of every figure, kept and counted anew from the cases.
const COMPARED = `select coalesce(k.measure, c.measure) measure, coalesce(k.region_code, c.region_code) region_code,
    coalesce(k.key, c.key) key, coalesce(k.cases, 0) cases_kept, coalesce(c.cases, 0) cases_counted,
    coalesce(k.total, 0) total_kept, coalesce(c.total, 0) total_counted
  from (select measure, region_code, key, sum(cases) cases, sum(total) total
    from (select measure, region_code, key, cases, total from case_tally
      union all select measure, region_code, key, cases, total from case_tally_change) t
    group by 1, 2, 3 having sum(cases) <> 0 or sum(total) <> 0) k
  full join case_figures c on c.measure = k.measure and c.region_code = k.region_code and c.key = k.key`

const RECORD = `with compared as materialized (${COMPARED}),
  differing as (select measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted
    from compared where cases_kept <> cases_counted or total_kept <> total_counted),
  checked as (insert into figure_check (compared, differing)
    select (select count(*) from compared), (select count(*) from differing) returning id),
  kept as (insert into figure_difference
      (check_id, measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted)
    select checked.id, d.measure, d.region_code, d.key, d.cases_kept, d.cases_counted, d.total_kept, d.total_counted
    from checked, (select measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted
      from differing order by measure, region_code, key limit ${DIFFERENCES_KEPT}) d
    returning measure, region_code, key)
  select measure, region_code, key from kept order by 1, 2, 3 limit 20`

/** Compares every kept figure with the cases, records the comparison for the page of checks; answers some that differ. */
export async function compareFigures(query: (sql: string) => Promise<pg.QueryResult>): Promise<object[]> {
  return (await query(RECORD)).rows
}
