-- Each table whose rows are counted leaves its differences by a function of its own (decision 0173). The statements used to be put together
-- from the names in the trigger and planned anew with every write: 40 to 75 ms for one move of an application, now planned once a connection.

-- The statement with which the differences of one table reach the tally.
create function tally_statement(counted text, made boolean, gone boolean) returns text language sql stable as $$
  select format('insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (%s) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;', string_agg(d.part, ' union all ' order by d.part))
  from public.figure_source s, lateral (values
    (made, format('select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.%I(r) f', s.figures)),
    (gone, format('select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.%I(r) f', s.figures))
  ) d (is_wanted, part)
  where s.name = counted and d.is_wanted
$$;

-- The same for the kept rows, none where a table keeps none: those that end are taken, those that are new are added, and what stays as it is is not touched.
create function events_statement(events text, made boolean, gone boolean) returns text language sql immutable strict as $$
  select format(case when made and gone then
    -- Both sides are worked out once; the delete is seen by no part of its own statement, so a changed row is updated.
    'with came as materialized (%1$s except all %2$s), gone as materialized (%2$s except all %1$s),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, %3$s)
      select 1, %3$s from came union all select -1, %3$s from gone;'
    when made then 'with made as (insert into public.figure_event %1$s returning %3$s)
      insert into public.figure_event_change (sign, %3$s) select 1, %3$s from made;'
    else 'with gone as materialized (%2$s), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, %3$s) select -1, %3$s from lost;' end,
    format('select f.* from new_rows r, public.%I(r) f', events), format('select f.* from old_rows r, public.%I(r) f', events),
    'measure, key, day, area_code, industry, scale, org_id, product_id, total, weight')
$$;

-- Writes the functions and triggers of every table of figure_source; to be called again by a migration that changes what stands there.
create function make_figure_triggers() returns void language plpgsql as $$
declare
  counted record;
begin
  for counted in select s.name, max(s.events) events, format('keep_%s_figures', s.name) keeper from public.figure_source s group by s.name loop
    execute format('create or replace function public.%I() returns trigger language plpgsql as $body$
begin
  if tg_op = ''INSERT'' then
    %s
  elsif tg_op = ''UPDATE'' then
    %s
  else
    %s
  end if;
  return null;
end $body$', counted.keeper,
      concat_ws(e'\n    ', public.tally_statement(counted.name, true, false), public.events_statement(counted.events, true, false)),
      concat_ws(e'\n    ', public.tally_statement(counted.name, true, true), public.events_statement(counted.events, true, true)),
      concat_ws(e'\n    ', public.tally_statement(counted.name, false, true), public.events_statement(counted.events, false, true)));
    execute format('create or replace trigger %I after insert on public.%I referencing new table as new_rows for each statement
      execute function public.%I()', counted.name || '_figures_insert', counted.name, counted.keeper);
    execute format('create or replace trigger %I after update on public.%I referencing old table as old_rows new table as new_rows
      for each statement execute function public.%I()', counted.name || '_figures_update', counted.name, counted.keeper);
    execute format('create or replace trigger %I after delete on public.%I referencing old table as old_rows for each statement
      execute function public.%I()', counted.name || '_figures_delete', counted.name, counted.keeper);
  end loop;
end $$;

do $$
declare
  told text;
begin
  for told in select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) from pg_trigger t
      where t.tgfoid in ('tally_rows'::regproc, 'keep_figure_events'::regproc) loop
    execute told;
  end loop;
end $$;
drop function tally_rows();
drop function keep_figure_events();

select make_figure_triggers();
