-- Cases whose retention is over: what they held lies in a package outside of the database (decision 0185).
create table case_archived (
  kind text not null,
  case_id bigint not null,
  -- Its package, below the folder of the archive.
  place text not null unique,
  archived_at timestamptz not null default now(),
  primary key (kind, case_id)
);

-- Whether rows leave by the archive, case by case: a month is dropped once nothing else is left in it.
alter table month_table add column waits_for_archive boolean not null default false;

-- Drops the oldest partition whose last month ended longer ago than the table keeps its rows, and answers what it held; no row
-- when none has lapsed. First and last id instead of a count: reading every row would take longer than a statement may.
create or replace function drop_lapsed_month(parent text) returns table (name text, first_id bigint, last_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept int;
  waits boolean;
  lapsed text;
  is_needed boolean := false;
begin
  select m.kept_months, m.waits_for_archive into kept, waits from public.month_table m where m.name = parent;
  if kept is null then raise exception '% has no months', parent using errcode = 'undefined_table'; end if;
  for lapsed in select p.name from public.month_partitions(parent) p
    where p.upper_at <= (date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => kept))
      at time zone 'Asia/Shanghai'
    order by p.upper_at
  loop
    if waits then
      execute format('select exists (select from parts.%I where action <> %L)', lapsed, 'archive') into is_needed;
    end if;
    if not is_needed then name := lapsed; exit; end if;
  end loop;
  if name is null then return; end if;
  execute format('select min(id), max(id) from parts.%I', name) into first_id, last_id;
  execute format('alter table public.%I detach partition parts.%I', parent, name);
  execute format('drop table parts.%I', name);
  return next;
end $$;
