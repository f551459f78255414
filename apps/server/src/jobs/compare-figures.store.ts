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

// Each kept row that no case makes, and each case's row that is not kept (decision 0102).
const ROWS_DIFFERING = `select r.measure, r.area_code region_code, r.day::text key, sum(r.kept) cases_kept, sum(r.counted) cases_counted,
    sum(r.kept * r.total) total_kept, sum(r.counted * r.total) total_counted
  from (select measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight, 1 kept, 0 counted
      from figure_event
    union all select measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight, 0, 1
      from case_figure_events) r
  group by r.measure, r.case_id, r.key, r.day, r.area_code, r.industry, r.scale, r.org_id, r.product_id, r.company_id, r.total, r.weight
  having sum(r.kept) <> sum(r.counted)`

// Each sum of the summaries, with the changes that are not folded into it yet, that is not that of the rows: a case that comes
// meanwhile stands among the rows and among the changes.
const SUMS_DIFFERING = `select measure, area_code region_code, concat_ws(' ', start, industry, scale, org_id, product_id, key) key,
    coalesce(k.cases, 0) + coalesce(p.cases, 0) cases_kept, coalesce(c.cases, 0) cases_counted,
    coalesce(k.total, 0) + coalesce(p.total, 0) total_kept, coalesce(c.total, 0) total_counted
  from figure_cube k
    full join pending_figure_cube p using (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
    full join event_figure_cube c using (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
  where (coalesce(k.cases, 0) + coalesce(p.cases, 0), coalesce(k.total, 0) + coalesce(p.total, 0), coalesce(k.weight, 0) + coalesce(p.weight, 0))
    is distinct from (coalesce(c.cases, 0), coalesce(c.total, 0), coalesce(c.weight, 0))`

/** Adds what differs to the comparison that was recorded last. */
const also = (differing: string, compared: string) => `with differing as materialized (${differing}),
  checked as (update figure_check set compared = compared + (select count(*) from ${compared}),
      differing = differing + (select count(*) from differing)
    where id = (select max(id) from figure_check) returning id),
  kept as (insert into figure_difference
      (check_id, measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted)
    select checked.id, d.measure, d.region_code, d.key, d.cases_kept, d.cases_counted, d.total_kept, d.total_counted
    from checked, (select measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted
      from differing order by measure, region_code, key limit ${DIFFERENCES_KEPT}) d
    returning measure, region_code, key)
  select measure, region_code, key from kept order by 1, 2, 3 limit 20`

/** Compares every kept figure with the cases, records the comparison for the page of checks; answers some that differ. */
export async function compareFigures(query: (sql: string) => Promise<pg.QueryResult>): Promise<object[]> {
  const tallies = (await query(RECORD)).rows
  await query('select fold_figure_cube()')
  const rows = (await query(also(ROWS_DIFFERING, 'figure_event'))).rows
  const sums = (await query(also(SUMS_DIFFERING, 'figure_cube'))).rows
  return [...tallies, ...rows, ...sums]
}
