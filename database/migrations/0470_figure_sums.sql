-- How rows of cases become the sums of a summary stands once: folding the differences, counting anew, what waits to be folded and the
-- first filling all take their statement from here (decision 0140).
drop view event_figure_cube;

-- The sums of one summary, as a statement over a source of rows or of finer sums. Constants rather than columns of the grain: the groups
-- can then be told beforehand, and hashed.
create function figure_sums_query(g figure_grain, source text) returns text language sql immutable as $$
  select format('select %L::char(1) span, %s::smallint area_level, public.figure_area(e.area_code, %2$s::smallint)::char(6) area_code,
      %s industry, %s scale, %s org_id, %s product_id, e.measure, %s start, e.key,
      sum(e.cases)::bigint cases, sum(e.total) total, sum(e.weight) weight
    from (%s) e where %s group by 3, 4, 5, 6, 7, 8, 9, 10',
    g.span, g.area_level,
    case when g.by_industry then 'e.industry' else '''*''::char(1)' end, case when g.by_scale then 'e.scale' else '''*''::text' end,
    case when g.by_org then 'e.org_id' else '0::bigint' end, case when g.by_product then 'e.product_id' else '0::bigint' end,
    case g.span when 'M' then 'date_trunc(''month'', e.day)::date' else 'e.day' end, source,
    case when g.by_product then 'e.product_id > 0 and e.org_id > 0' when g.by_org then 'e.org_id > 0' else 'true' end)
$$;

-- What is summed: the kept rows, and the changes as what they add.
create view figure_event_sum as
  select measure, key, day, area_code, industry, scale, org_id, product_id, 1::bigint cases, total, weight from figure_event;
create view figure_change_sum as
  select measure, key, day, area_code, industry, scale, org_id, product_id, sign::bigint cases, sign * total total, sign * weight weight
  from figure_event_change;

-- The sums of every summary over such a source.
create function figure_sums(source regclass) returns setof figure_cube language plpgsql stable rows 1000000 set work_mem = '64MB' as $$
declare
  g public.figure_grain;
begin
  for g in select f.* from public.figure_grain f loop
    return query execute public.figure_sums_query(g, 'select s.* from ' || source || ' s');
  end loop;
end $$;

-- What the summaries must say, from the rows; and what the changes will add to them.
create view event_figure_cube as select c.* from figure_sums('public.figure_event_sum') c;
create view pending_figure_cube as select c.* from figure_sums('public.figure_change_sum') c;

create or replace function fold_figure_cube() returns void language plpgsql as $$
declare
  emptied public.figure_cube[];
begin
  perform pg_advisory_xact_lock(620000006);
  if not exists (select from public.figure_event_change) then
    return;
  end if;
  -- Taken and summed by one statement: a change that is committed meanwhile waits for the next folding.
  execute 'with moved as materialized (delete from public.figure_event_change
      returning measure, key, day, area_code, industry, scale, org_id, product_id, sign::bigint cases, sign * total total, sign * weight weight),
    folded as (insert into public.figure_cube as t (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key,
        cases, total, weight)
      select f.* from (' || (select string_agg(public.figure_sums_query(g, 'select m.* from moved m'), ' union all ') from public.figure_grain g) || ') f
      where f.cases <> 0 or f.total <> 0 or f.weight <> 0
      on conflict (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
      do update set cases = t.cases + excluded.cases, total = t.total + excluded.total, weight = t.weight + excluded.weight
      returning t.*)
    select array_agg(f::public.figure_cube) from folded f where f.cases = 0' into emptied;
  -- By name: looking for empty ones would read every summary, each minute.
  delete from public.figure_cube c using unnest(emptied) e
  where c.cases = 0 and (c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start, c.key)
    = (e.span, e.area_level, e.industry, e.scale, e.measure, e.area_code, e.product_id, e.org_id, e.start, e.key);
end $$;

create function stop_counted_cases() returns void language plpgsql as $$
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.demand_report, public.advisory_question, public.account_opening, public.equity_project
    in share mode;
  perform pg_advisory_xact_lock(620000006);
end $$;

-- Sets right what differs and touches nothing else, so that readers go on meanwhile.
create function mend_figure_cube() returns void language plpgsql set work_mem = '128MB' as $$
begin
  perform public.stop_counted_cases();
  delete from public.figure_event e
  using (select f.* from public.figure_event f except all select c.* from public.case_figure_events c) w
  where (e.measure, e.case_id) = (w.measure, w.case_id);
  insert into public.figure_event select c.* from public.case_figure_events c except all select e.* from public.figure_event e;
  delete from public.figure_event_change;
  delete from public.figure_cube c
  using (select k.* from public.figure_cube k except all select e.* from public.event_figure_cube e) w
  where (c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start, c.key)
    = (w.span, w.area_level, w.industry, w.scale, w.measure, w.area_code, w.product_id, w.org_id, w.start, w.key);
  insert into public.figure_cube select e.* from public.event_figure_cube e except all select k.* from public.figure_cube k;
end $$;

-- Fills all of it from nothing, for migrations and for data that came without triggers: the owner alone may, and readers wait.
-- Rows are written without indices, which are made afterwards: kept row by row they took longer than everything else. A summary is summed
-- from the smallest finer one that holds it rather than from the rows.
create or replace function rebuild_figure_cube() returns void language plpgsql set work_mem = '256MB' set maintenance_work_mem = '512MB' as $$
declare
  afterwards text[];
  statement text;
  g record;
  finer text;
  counted bigint;
begin
  perform public.stop_counted_cases();
  afterwards := array(
    select format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) from pg_constraint c
      where c.conrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and c.contype = 'p'
    union all select pg_get_indexdef(i.indexrelid) from pg_index i
      where i.indrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and not i.indisprimary);
  for statement in select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) from pg_constraint c
      where c.conrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and c.contype = 'p'
    union all select format('drop index %s', i.indexrelid::regclass) from pg_index i
      where i.indrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and not i.indisprimary loop
    execute statement;
  end loop;
  truncate public.figure_event_change, public.figure_cube, public.figure_event;
  insert into public.figure_event select c.* from public.case_figure_events c;
  analyze public.figure_event;
  create temp table figure_summed (place text, span char(1), area_level smallint, by_industry boolean, by_scale boolean, by_org boolean,
    by_product boolean, counted bigint) on commit drop;
  for g in select 'figure_summed_' || row_number() over (order by f.by_industry::int + f.by_scale::int desc, f.area_level desc, f.span) place,
      f.span, f.area_level, f.by_industry, f.by_scale, f.by_org, f.by_product from public.figure_grain f
      order by f.by_industry::int + f.by_scale::int desc, f.area_level desc, f.span loop
    select format('select s.start as day, s.area_code, s.industry, s.scale, s.org_id, s.product_id, s.measure, s.key, s.cases, s.total, s.weight
        from pg_temp.%I s', m.place) into finer from pg_temp.figure_summed m
      where m.span <= g.span and m.area_level >= g.area_level and m.by_industry >= g.by_industry and m.by_scale >= g.by_scale
        and m.by_org = g.by_org and m.by_product = g.by_product
      order by m.counted limit 1;
    execute format('create temp table %I on commit drop as %s', g.place,
      public.figure_sums_query(row(g.span, g.area_level, g.by_industry, g.by_scale, g.by_org, g.by_product)::public.figure_grain,
        coalesce(finer, 'select s.* from public.figure_event_sum s')));
    get diagnostics counted = row_count;
    insert into pg_temp.figure_summed (place, span, area_level, by_industry, by_scale, by_org, by_product, counted)
    values (g.place, g.span, g.area_level, g.by_industry, g.by_scale, g.by_org, g.by_product, counted);
  end loop;
  -- In the order of the key, which is that of reading: neighbours of a question lie side by side, and the index is made of what is sorted.
  -- A number for the texts in front, as numbers are compared faster.
  create temp table figure_texts on commit drop as
    select t.industry, t.scale, t.measure, row_number() over (order by t.industry, t.scale, t.measure)::int place
    from (select i.industry, s.scale, m.measure from (select distinct e.industry from public.figure_event e union select '*') i,
      (select distinct e.scale from public.figure_event e union select '*') s, (select distinct e.measure from public.figure_event e) m) t;
  analyze pg_temp.figure_texts;
  for g in select string_agg(format('select s.* from pg_temp.%I s', m.place), ' union all ') sums
      from pg_temp.figure_summed m group by m.span, m.area_level order by m.span, m.area_level loop
    execute 'insert into public.figure_cube select f.* from (' || g.sums || ') f join pg_temp.figure_texts t using (industry, scale, measure)
      order by t.place, f.area_code, f.product_id, f.org_id, f.start, f.key';
  end loop;
  for statement in select format('drop table pg_temp.%I', m.place) from pg_temp.figure_summed m loop
    execute statement;
  end loop;
  drop table pg_temp.figure_summed, pg_temp.figure_texts;
  foreach statement in array afterwards loop
    execute statement;
  end loop;
end $$;
