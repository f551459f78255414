-- The nightly comparison goes part by part (decision 0156): the figures of one place, the rows of one place, the sums of one measure and
-- year. What is done is written down, so that the next run goes on; what differs is mended part by part, as differences where it can be.

alter table figure_source add column events text;
update figure_source set events = replace(figures, '_figures', '_events') where figures like '%\_figures' and name <> 'case_task';

-- A comparison under way has no end yet.
alter table figure_check add column finished_at timestamptz;
update figure_check set finished_at = checked_at;
create table figure_check_part (
  check_id bigint not null references figure_check on delete cascade,
  kind text not null check (kind in ('tally', 'rows', 'sums')),
  part text not null,
  primary key (check_id, kind, part)
);

-- The rows that the cases of one place must have.
create function events_counted(wanted text) returns setof figure_event language plpgsql stable as $$
begin
  return query execute (select string_agg(format('select f.* from public.%I r, public.%I(r) f where r.%I = %L', s.name, s.events, s.place, wanted)
      || case wanted when '620000' then format(' or r.%I is null', s.place) else '' end, ' union all ')
    from public.figure_source s where s.events is not null);
end $$;

-- The sums of every summary over a source, of one measure in these days.
create function figure_sums_within(source regclass, measure text, first date, last date) returns setof figure_cube
language plpgsql stable rows 100000 set work_mem = '64MB' as $$
declare
  g public.figure_grain;
begin
  for g in select f.* from public.figure_grain f loop
    return query execute public.figure_sums_query(g, format('select s.* from %s s where s.measure = %L and s.day between %L and %L',
      source, measure, first, last));
  end loop;
end $$;

-- Sets the rows of a place right. The difference goes to the sums as if the cases had just moved. Writers wait meanwhile, readers do not.
create function mend_figure_rows(place char) returns void language plpgsql set work_mem = '64MB' as $$
begin
  perform public.stop_counted_cases();
  with counted as materialized (select c.* from public.events_counted(place::text) c),
  gone as materialized (select e.* from public.figure_event e where e.area_code = place except all select c.* from counted c),
  came as materialized (select c.* from counted c except all select e.* from public.figure_event e where e.area_code = place),
  before as materialized (select e.* from public.figure_event e
    where exists (select from gone g where g.measure = e.measure and g.case_id = e.case_id)
      or (e.measure, e.case_id) in (select c.measure, c.case_id from came c)),
  lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
    and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
  made as (insert into public.figure_event select c.* from came c
    on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
      industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
      company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
  insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
  select 1, c.measure, c.key, c.day, c.area_code, c.industry, c.scale, c.org_id, c.product_id, c.total, c.weight from came c
  union all select -1, b.measure, b.key, b.day, b.area_code, b.industry, b.scale, b.org_id, b.product_id, b.total, b.weight from before b;
end $$;

-- Adds to the sums of one measure and these days what they lack. Folding waits meanwhile; cases that move leave changes, which are counted on
-- both sides.
create function mend_figure_sums(of_measure text, first date, last date) returns void language plpgsql set work_mem = '64MB' as $$
declare
  emptied public.figure_cube[];
begin
  perform pg_advisory_xact_lock(620000006);
  with lacking as materialized (
    select d.span, d.area_level, d.area_code, d.industry, d.scale, d.org_id, d.product_id, d.measure, d.start, d.key,
      sum(d.cases)::bigint cases, sum(d.total) total, sum(d.weight) weight
    from (select c.* from public.figure_sums_within('public.figure_event_sum', of_measure, first, last) c
      union all select p.span, p.area_level, p.area_code, p.industry, p.scale, p.org_id, p.product_id, p.measure, p.start, p.key, -p.cases, -p.total, -p.weight
        from public.figure_sums_within('public.figure_change_sum', of_measure, first, last) p
      union all select k.span, k.area_level, k.area_code, k.industry, k.scale, k.org_id, k.product_id, k.measure, k.start, k.key, -k.cases, -k.total, -k.weight
        from public.figure_cube k where k.measure = of_measure and k.start between first and last) d
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(d.cases) <> 0 or sum(d.total) <> 0 or sum(d.weight) <> 0),
  mended as (insert into public.figure_cube as t (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight)
    select l.span, l.area_level, l.area_code, l.industry, l.scale, l.org_id, l.product_id, l.measure, l.start, l.key, l.cases, l.total, l.weight from lacking l
    on conflict (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
    do update set cases = t.cases + excluded.cases, total = t.total + excluded.total, weight = t.weight + excluded.weight
    returning t.*)
  select array_agg(m::public.figure_cube) into emptied from mended m where m.cases = 0;
  delete from public.figure_cube c using unnest(emptied) e
  where c.cases = 0 and (c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start, c.key)
    = (e.span, e.area_level, e.industry, e.scale, e.measure, e.area_code, e.product_id, e.org_id, e.start, e.key);
end $$;

drop function mend_figure_cube();
