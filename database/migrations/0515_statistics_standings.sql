-- What the five screens and the cockpit count joins the tally (decision 0155). Sources stand in one table: which rows are counted, by which
-- functions, and what says where a row lies. What is counted for the province alone has the place 000000, which is no area.

-- Whether money was ever paid out to the enterprise and not taken back as a mistake: written with the application that says so.
alter table enterprise add column has_loan boolean not null default false;
alter table enterprise disable trigger user;
update enterprise e set has_loan = true
where exists (select from product_application a where a.company_id = e.id and a.status in ('DISBURSED', 'SETTLED'));
alter table enterprise enable trigger user;

-- The enterprise is held first, as by whoever decides its first loan: the later of two applications sees the earlier one.
create function mark_borrowers() returns trigger language plpgsql as $$
declare
  companies bigint[];
begin
  if tg_op = 'INSERT' then
    companies := array(select n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED'));
  elsif tg_op = 'DELETE' then
    companies := array(select o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED'));
  else
    companies := array(select d.company_id from (
      (select n.id, n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED')
        except select o.id, o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED'))
      union all
      (select o.id, o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED')
        except select n.id, n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED'))) d);
  end if;
  if cardinality(companies) = 0 then
    return null;
  end if;
  perform e.id from public.enterprise e where e.id = any(companies) order by e.id for no key update;
  update public.enterprise e set has_loan = not e.has_loan where e.id = any(companies) and e.has_loan <> exists (
    select from public.product_application a where a.company_id = e.id and a.status in ('DISBURSED', 'SETTLED'));
  return null;
end $$;
create trigger product_application_borrowers_insert after insert on product_application
  referencing new table as new_rows for each statement execute function mark_borrowers();
create trigger product_application_borrowers_update after update on product_application
  referencing old table as old_rows new table as new_rows for each statement execute function mark_borrowers();
create trigger product_application_borrowers_delete after delete on product_application
  referencing old table as old_rows for each statement execute function mark_borrowers();

-- By year of handing in, and where it stands. What is over its limit is known to the clock alone, and waits here like the others.
create function application_standings(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', left(public.province_month(a.created_at), 4) || '/' || case
      when a.status in ('DISBURSED', 'SETTLED') then 'drawn'
      when a.status = 'SIGNED' then 'drawing' when a.status = 'CREDITED' then 'signing'
      when a.status = 'SUPPLEMENT' then 'supplement' when a.status = 'SUBMITTED' then 'waiting' when a.status = 'EXPIRED' then 'lapsed'
      when a.status = 'WITHDRAWN' and a.accepted_at is null then 'withdrawnEarly' when a.status = 'WITHDRAWN' then 'withdrawn'
      when a.status = 'REJECTED' and a.accepted_at is null then 'refusedEarly' when a.status = 'REJECTED' then 'refused'
      else 'deciding' end, 1, coalesce(v.total, 0)
  from (values
    ('standing', a.amount_yuan, true),
    ('standing.credited', a.credit_amount_yuan, a.credit_amount_yuan is not null),
    ('standing.drawn', a.loan_amount_yuan, a.loan_amount_yuan is not null)
  ) v (measure, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

create or replace function enterprise_figures(e enterprise)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(e.area_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('registered', public.province_month(e.created_at), true),
    ('certified', '', e.certi_flg = 3),
    ('enterprises', e.certi_flg || '/' || case when e.certi_flg = 3 and e.has_loan then 'loan' else '' end, true)
  ) v (measure, key, counts)
  where v.counts
$$;

create function enterprise_kinds(e enterprise)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'certified.kind', '000000', coalesce(e.scale, '') || '/' || coalesce(e.industry_code, ''), 1, 0::numeric where e.certi_flg = 3
$$;

create function need_collected(n financing_need)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'needs', 1, 0::numeric where n.published_at is not null
$$;
create function report_collected(r demand_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'reports', 1, 0::numeric where r.status <> 'DRAFT'
$$;
create function opening_collected(o account_opening)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'openings', 1, 0::numeric where o.status <> 'DRAFT'
$$;
create function valuation_collected(v valuation)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'valuations', 1, 0::numeric
$$;
create function tax_collected(t tax_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'tax', 1, 0::numeric
$$;
create function item_collected(i credit_item)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected.topic', '000000', i.topic, 1, 0::numeric where i.superseded_at is null and i.ended_at is null
$$;

-- Consents by state; those that let somebody look, by the day on which they end.
create function consent_standings(c credit_authorisation)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', v.key, 1, 0::numeric
  from (values
    ('consents', c.status, true),
    ('consents.until', public.china_day(c.valid_to)::text, c.status in ('AUTHORIZED', 'USED'))
  ) v (measure, key, counts)
  where v.counts
$$;

-- What a consent is for never changes.
create function access_standings(c credit_access)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'looks', '000000', a.purpose_code, 1, 0::numeric from public.credit_authorisation a where a.id = c.authorisation_id
$$;

-- Open cases of institutions where they lie; letters are written about cases and are none of the area's.
create function task_figures(t case_task)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'open', coalesce(t.region_code, '620000'), t.org_id::text, 1, 0::numeric
  where t.waits_for = 'institution' and t.org_id is not null and t.kind <> 'letter'
$$;

-- Every open case by kind, by whom it waits for, and by the day of its limit where a clock runs.
create function task_standings(t case_task)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'open.until', '000000', t.kind || '/' || t.waits_for || '/' || case when t.is_paused then '' else coalesce(public.china_day(t.due_at)::text, '') end,
    1, 0::numeric
  where t.waits_for is not null
$$;

create table figure_source (
  name text not null,
  figures text not null,
  -- The column that says where a row lies; null where it is counted for the province alone.
  place text,
  primary key (name, figures)
);
insert into figure_source (name, figures, place) values
  ('product_application', 'application_figures', 'region_code'), ('product_application', 'application_standings', null),
  ('enterprise', 'enterprise_figures', 'area_code'), ('enterprise', 'enterprise_kinds', null),
  ('financing_need', 'need_figures', 'area_code'), ('financing_need', 'need_collected', null),
  ('demand_report', 'report_figures', 'area_code'), ('demand_report', 'report_collected', null),
  ('account_opening', 'opening_figures', 'region_code'), ('account_opening', 'opening_collected', null),
  ('advisory_question', 'question_figures', 'area_code'), ('equity_project', 'project_figures', 'area_code'),
  ('valuation', 'valuation_collected', null), ('tax_report', 'tax_collected', null), ('credit_item', 'item_collected', null),
  ('credit_authorisation', 'consent_standings', null), ('credit_access', 'access_standings', null),
  ('case_task', 'task_figures', 'region_code'), ('case_task', 'task_standings', null);

-- Leaves the difference that a statement makes, by the figures functions that the trigger names.
create or replace function tally_rows() returns trigger language plpgsql as $$
declare
  made text;
  gone text;
begin
  select string_agg(format('select f.measure, f.region_code, f.key, f.cases, f.total from new_rows n, public.%I(n) f', a.figures), ' union all '),
    string_agg(format('select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows o, public.%I(o) f', a.figures), ' union all ')
  into made, gone from unnest(tg_argv) a (figures);
  execute format('insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (%s) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0',
    case tg_op when 'INSERT' then made when 'DELETE' then gone else made || ' union all ' || gone end);
  return null;
end $$;

do $$
declare
  counted record;
  told text;
begin
  for told in select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) from pg_trigger t where t.tgfoid = 'tally_rows'::regproc loop
    execute told;
  end loop;
  for counted in select s.name, string_agg(quote_literal(s.figures), ', ' order by s.figures) figures from figure_source s group by s.name loop
    execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement
      execute function tally_rows(%s)', counted.name || '_tally_insert', counted.name, counted.figures);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function tally_rows(%s)', counted.name || '_tally_update', counted.name, counted.figures);
    execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement
      execute function tally_rows(%s)', counted.name || '_tally_delete', counted.name, counted.figures);
  end loop;
end $$;

-- What the tally must say of one place, counted from the rows themselves; of every place for null.
create function figures_counted(wanted text) returns table (measure text, region_code char(6), key text, cases bigint, total numeric)
language plpgsql stable set work_mem = '64MB' as $$
begin
  return query execute (
    select 'select d.measure, d.region_code::char(6), d.key, sum(d.cases)::bigint, sum(d.total) from (' || string_agg(
        format('select f.* from public.%I r, public.%I(r) f', s.name, s.figures) || case
          when wanted is null or s.place is null then ''
          when wanted = '620000' then format(' where r.%1$I is null or r.%1$I = %2$L', s.place, wanted)
          else format(' where r.%I = %L', s.place, wanted) end, ' union all ')
      || ') d (measure, region_code, key, cases, total) group by 1, 2, 3'
    from public.figure_source s where wanted is null or (s.place is null) = (wanted = '000000'));
end $$;

drop view case_figures;
create view case_figures as select c.* from figures_counted(null) c;

create index product_application_region on product_application (region_code);

create or replace function rebuild_case_tally() returns void language plpgsql as $$
begin
  perform public.stop_counted_cases();
  lock table public.valuation, public.tax_report, public.credit_item, public.credit_authorisation, public.credit_access, public.case_task
    in share mode;
  delete from public.case_tally_change;
  delete from public.case_tally;
  insert into public.case_tally (measure, region_code, key, cases, total)
  select c.measure, c.region_code, c.key, c.cases, c.total from public.case_figures c;
end $$;

select rebuild_case_tally();

-- The newest of each source, and the few rows that a clock decides about.
create index financing_need_published on financing_need (published_at desc) where published_at is not null;
create index product_application_came on product_application (created_at desc) where status not in ('DRAFT', 'TRANSFERRED');
create index demand_report_came on demand_report (created_at desc) where status <> 'DRAFT';
create index account_opening_came on account_opening (created_at desc) where status <> 'DRAFT';
create index valuation_came on valuation (created_at desc);
create index tax_report_applied on tax_report (applied_at desc);
create index credit_item_fetched on credit_item (topic, fetched_at desc) where superseded_at is null and ended_at is null;
create index credit_authorisation_ending on credit_authorisation (valid_to) include (valid_from) where status in ('AUTHORIZED', 'USED');
create index credit_authorisation_beginning on credit_authorisation (valid_from) include (valid_to) where status in ('AUTHORIZED', 'USED');
create index credit_authorisation_given on credit_authorisation ((coalesce(decided_at, created_at))) include (valid_from, valid_to)
  where status in ('AUTHORIZED', 'USED');
create index credit_authorisation_revoked on credit_authorisation (revoked_at) where revoked_at is not null;
create index credit_access_at on credit_access (at) include (authorisation_id);
create index case_task_late on case_task (due_at) include (kind, waits_for, org_id, region_code, is_paused) where waits_for is not null;
-- Enterprises of an area, those certified last first.
create index enterprise_certified_place on enterprise ((coalesce(area_code, '620000')), reviewed_at desc nulls last, id desc) where certi_flg = 3;
create index enterprise_certified_last on enterprise (reviewed_at desc nulls last, id desc) where certi_flg = 3;
create index enterprise_review_place on enterprise (area_code, submitted_at) where certi_flg = 2;
