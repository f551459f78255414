-- One summary after the other: joined with all of them at once, four million rows became eighty-four million that were sorted on
-- disk for seven minutes. Each alone is hashed in memory, and written in the order in which it is read.
create or replace function rebuild_figure_cube() returns void language plpgsql set work_mem = '256MB' as $$
declare
  g public.figure_grain;
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.demand_report, public.advisory_question, public.account_opening, public.equity_project
    in share mode;
  perform pg_advisory_xact_lock(620000006);
  delete from public.figure_event_change;
  delete from public.figure_cube;
  delete from public.figure_event;
  insert into public.figure_event select c.* from public.case_figure_events c;
  analyze public.figure_event;
  for g in select f.* from public.figure_grain f order by f.span, f.area_level, f.by_industry, f.by_scale, f.by_org, f.by_product loop
    -- Constants rather than columns of the grain: the groups can then be told beforehand, and hashed.
    execute format($sum$
      insert into public.figure_cube (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight)
      select %L, %s, f.area_code, f.industry, f.scale, f.org_id, f.product_id, f.measure, f.start, f.key, f.cases, f.total, f.weight from (
        select public.figure_area(e.area_code, %2$s::smallint) area_code, %s industry, %s scale, %s org_id, %s product_id, e.measure,
          %s start, e.key, count(*) cases, sum(e.total) total, sum(e.weight) weight
        from public.figure_event e where %s group by 1, 2, 3, 4, 5, 6, 7, 8
      ) f order by f.industry, f.scale, f.measure, f.area_code, f.product_id, f.org_id, f.start $sum$,
      g.span, g.area_level,
      case when g.by_industry then 'e.industry' else '''*''::char(1)' end, case when g.by_scale then 'e.scale' else '''*''::text' end,
      case when g.by_org then 'e.org_id' else '0::bigint' end, case when g.by_product then 'e.product_id' else '0::bigint' end,
      case g.span when 'M' then 'date_trunc(''month'', e.day)::date' else 'e.day' end,
      case when g.by_product then 'e.product_id > 0 and e.org_id > 0' when g.by_org then 'e.org_id > 0' else 'true' end);
  end loop;
end $$;
