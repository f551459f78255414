-- Partitions are made and dropped by the owner of the tables also when the application is somebody else
-- (docs/decisions/0050-database-roles.md). Callers choose the table; which month, and what has lapsed, is decided here.
create table month_table (
  name text primary key,
  -- The column its months are told by.
  moment text not null,
  -- Months after their end for which rows are kept. Written by the owner from apps/server/src/data/month-tables.ts.
  kept_months int not null check (kept_months >= 6)
);

-- Partitions of a table with an upper bound, the newest month's last; the default partition has none.
create function month_partitions(parent text) returns table (name text, upper_at timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from ' TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = to_regclass(format('public.%I', parent)) and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
  order by 2
$$;

-- Makes the month after the newest one, if it begins within three months, and answers its name; null when none is missing.
-- Rows of the month that had to go to the default partition are taken along.
create function make_next_month(parent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment text := (select m.moment from public.month_table m where m.name = parent);
  here constant text := 'Asia/Shanghai';
  starts timestamp := (select max(p.upper_at) at time zone here from public.month_partitions(parent) p);
  month_name text := parent || '_' || to_char(starts, 'YYYY_MM');
  place text;
  fallback text := format('parts.%I', parent || '_default');
  of_month text;
  columns text;
  moved bigint;
begin
  if moment is null then raise exception '% has no months', parent using errcode = 'undefined_table'; end if;
  if starts is null or starts > date_trunc('month', now() at time zone here) + interval '3 months' then return null; end if;
  place := format('parts.%I', month_name);
  of_month := format('%I >= %L and %I < %L', moment, starts at time zone here, moment,
    (starts + interval '1 month') at time zone here);
  execute format('create table %s (like public.%I including all)', place, parent);
  execute format('lock table %s in access exclusive mode', fallback);
  -- By name: partitions may hold their columns in different orders.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns from pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', parent)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %s (%s) select %s from %s where %s', place, columns, columns, fallback, of_month);
  get diagnostics moved = row_count;
  if moved > 0 then
    -- The audit log refuses the deletion otherwise; the rows stay what they are.
    execute format('alter table %s disable trigger user', fallback);
    execute format('delete from %s where %s', fallback, of_month);
    execute format('alter table %s enable trigger user', fallback);
  end if;
  execute format('alter table public.%I attach partition %s for values from (%L) to (%L)', parent, place,
    starts at time zone here, (starts + interval '1 month') at time zone here);
  return month_name;
end $$;

-- Drops the oldest partition whose last month ended longer ago than the table keeps its rows, and answers what it held; no row
-- when none has lapsed. First and last id instead of a count: reading every row would take longer than a statement may.
create function drop_lapsed_month(parent text) returns table (name text, first_id bigint, last_id bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept int := (select m.kept_months from public.month_table m where m.name = parent);
begin
  if kept is null then raise exception '% has no months', parent using errcode = 'undefined_table'; end if;
  select p.name into name from public.month_partitions(parent) p
    where p.upper_at <= (date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => kept))
      at time zone 'Asia/Shanghai'
    order by p.upper_at limit 1;
  if name is null then return; end if;
  execute format('select min(id), max(id) from parts.%I', name) into first_id, last_id;
  execute format('alter table public.%I detach partition parts.%I', parent, name);
  execute format('drop table parts.%I', name);
  return next;
end $$;

revoke execute on function make_next_month(text), drop_lapsed_month(text) from public;
