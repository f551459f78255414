-- Figures of the cases (decision 0010): each write leaves its difference in the same transaction, a job folds the
-- differences into totals, and a reader adds both. Nothing is counted twice, late or under a lock.

create table case_tally (
  measure text not null,
  region_code char(6) not null,
  key text not null,
  cases bigint not null,
  total numeric not null,
  primary key (measure, region_code, key)
);

create table case_tally_change (
  id bigint generated always as identity primary key,
  measure text not null,
  region_code char(6) not null,
  key text not null,
  cases bigint not null,
  total numeric not null
);

-- The industry as it was when the enterprise applied: later changes of the enterprise do not move old cases.
alter table product_application add column industry_code text;
update product_application a set industry_code = e.industry_code from enterprise e where e.id = a.company_id;

create function application_industry() returns trigger language plpgsql as $$
begin
  new.industry_code := (select industry_code from enterprise where id = new.company_id);
  return new;
end $$;
create trigger product_application_industry before insert on product_application for each row
  when (new.industry_code is null) execute function application_industry();

create function province_month(moment timestamptz) returns text language sql stable parallel safe
  return to_char(moment at time zone 'Asia/Shanghai', 'YYYY-MM');

-- What one application counts as. A draft is no case yet; a transferred one lives on in its successor.
-- A case without a region counts for the province alone.
create function application_figures(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from (values
    ('applied', a.status, a.amount_yuan, true),
    ('applied.industry', a.industry_code, a.amount_yuan, true),
    ('applied.month', province_month(a.created_at), a.amount_yuan, true),
    ('credited', a.org_id::text, a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED')),
    ('credited.rate', '', a.credit_rate * a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('credited.rated', '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed', to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.first', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED') and a.is_first_loan)
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

-- An enterprise that has not named its area yet counts for the province alone.
create function enterprise_figures(e enterprise)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(e.area_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('registered', province_month(e.created_at), true),
    ('certified', '', e.certi_flg = 3)
  ) v (measure, key, counts)
  where v.counts
$$;

create function tally_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total)
    from new_rows n, application_figures(n) f group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, -sum(f.cases), -sum(f.total)
    from old_rows o, application_figures(o) f group by 1, 2, 3;
  else
    insert into case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total)
    from (
      select f.* from new_rows n, application_figures(n) f
      union all
      select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows o, application_figures(o) f
    ) d group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $$;

create trigger product_application_tally_insert after insert on product_application
  referencing new table as new_rows for each statement execute function tally_application();
create trigger product_application_tally_update after update on product_application
  referencing old table as old_rows new table as new_rows for each statement execute function tally_application();
create trigger product_application_tally_delete after delete on product_application
  referencing old table as old_rows for each statement execute function tally_application();

create function tally_enterprise() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, sum(f.cases), 0 from new_rows n, enterprise_figures(n) f group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, -sum(f.cases), 0 from old_rows o, enterprise_figures(o) f group by 1, 2, 3;
  else
    insert into case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), 0
    from (
      select f.measure, f.region_code, f.key, f.cases from new_rows n, enterprise_figures(n) f
      union all
      select f.measure, f.region_code, f.key, -f.cases from old_rows o, enterprise_figures(o) f
    ) d group by 1, 2, 3 having sum(d.cases) <> 0;
  end if;
  return null;
end $$;

create trigger enterprise_tally_insert after insert on enterprise
  referencing new table as new_rows for each statement execute function tally_enterprise();
create trigger enterprise_tally_update after update on enterprise
  referencing old table as old_rows new table as new_rows for each statement execute function tally_enterprise();
create trigger enterprise_tally_delete after delete on enterprise
  referencing old table as old_rows for each statement execute function tally_enterprise();

-- What the tally must say, counted from the cases themselves.
create view case_figures as
  select f.measure, f.region_code::char(6) region_code, f.key, sum(f.cases) cases, sum(f.total) total
  from product_application a, application_figures(a) f group by 1, 2, 3
  union all
  select f.measure, f.region_code::char(6), f.key, sum(f.cases), 0
  from enterprise e, enterprise_figures(e) f group by 1, 2, 3;

-- Moves the differences into the totals. Two at once would only wait for one another.
create function fold_case_tally() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(620000006);
  with moved as (delete from case_tally_change returning measure, region_code, key, cases, total)
  insert into case_tally as t (measure, region_code, key, cases, total)
  select m.measure, m.region_code, m.key, sum(m.cases), sum(m.total) from moved m group by 1, 2, 3
  on conflict (measure, region_code, key) do update set cases = t.cases + excluded.cases, total = t.total + excluded.total;
  delete from case_tally where cases = 0 and total = 0;
end $$;

-- Counts everything anew; writers wait meanwhile.
create function rebuild_case_tally() returns void language plpgsql as $$
begin
  lock table product_application, enterprise in share mode;
  perform pg_advisory_xact_lock(620000006);
  delete from case_tally_change;
  delete from case_tally;
  insert into case_tally (measure, region_code, key, cases, total)
  select c.measure, c.region_code, c.key, c.cases, c.total from case_figures c;
end $$;

select rebuild_case_tally();

-- The newest disbursed cases of each region.
create index product_application_disbursed on product_application (region_code, loan_date desc, id desc)
  where status in ('DISBURSED', 'SETTLED') and loan_date is not null;
