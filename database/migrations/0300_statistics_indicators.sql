-- The figures of the catalogue of indicators (decision 0098): what the tally counts of applications grows, and needs, demand
-- reports, questions, account openings and equity projects join it. One trigger function serves every table.

-- Working days after the day on which `since` counts up to the day of `until`; what comes in after 18:00 or on a day off
-- counts on the next working day (the rule of all clocks). Days off are those of the calendar's table: before the notice of a
-- year is there the clocks also expect its holidays, and no decision is counted so far ahead.
create function is_working_day(day date) returns boolean language sql stable parallel safe
  return coalesce((select c.kind = 'work' from public.calendar_day c where c.day = is_working_day.day), extract(isodow from is_working_day.day) < 6);

create function working_days_between(since timestamptz, until timestamptz) returns int language sql stable parallel safe as $$
  with local as (
    select (since at time zone 'Asia/Shanghai')::date came,
      (since at time zone 'Asia/Shanghai')::time > time '18:00' is_late, (until at time zone 'Asia/Shanghai')::date ended
  ), counting as (
    select min(d)::date first from local, generate_series(came + is_late::int, came + 30, interval '1 day') d
    where public.is_working_day(d::date)
  )
  select count(*)::int from local, counting, generate_series(first + 1, ended, interval '1 day') d
  where public.is_working_day(d::date)
$$;

-- Working days from handing in to the decision, without those on which the enterprise was asked for more.
create function application_decision_days(application bigint, submitted timestamptz, decided timestamptz)
returns smallint language sql stable as $$
  select greatest(public.working_days_between(submitted, decided) - coalesce(sum(public.working_days_between(asked.at, least(coalesce(answered.at, decided), decided))), 0), 0)::smallint
  from public.case_event asked
  left join lateral (select e.at from public.case_event e where e.kind = asked.kind and e.case_id = asked.case_id
    and e.action = 'supply' and e.id > asked.id order by e.id limit 1) answered on true
  where asked.kind = 'application' and asked.case_id = application and asked.action = 'supplement' and asked.at < decided
$$;

-- Kept as it was on the day of the decision: a later change of the calendar moves no figure of the past.
alter table product_application
  add column decision_days smallint check (decision_days >= 0),
  add column credit_annual_cost numeric(6, 2) check (credit_annual_cost >= 0);

create function application_decided() returns trigger language plpgsql as $$
begin
  new.decision_days := case when new.decided_at is null then null
    else public.application_decision_days(new.id, new.created_at, new.decided_at) end;
  return new;
end $$;
create trigger product_application_decided_insert before insert on product_application for each row
  when (new.decided_at is not null) execute function application_decided();
create trigger product_application_decided_update before update of decided_at on product_application for each row
  when (new.decided_at is distinct from old.decided_at) execute function application_decided();

-- Where the branch lay when the account was applied for.
alter table account_opening add column region_code char(6) references region (code);
update account_opening a set region_code = o.region_code from organisation o where o.id = a.branch_org_id;
create function opening_region() returns trigger language plpgsql as $$
begin
  new.region_code := (select o.region_code from public.organisation o where o.id = new.branch_org_id);
  return new;
end $$;
create trigger account_opening_region before insert on account_opening for each row
  when (new.region_code is null) execute function opening_region();

drop trigger product_application_tally_insert on product_application;
drop trigger product_application_tally_update on product_application;
drop trigger product_application_tally_delete on product_application;
drop trigger enterprise_tally_insert on enterprise;
drop trigger enterprise_tally_update on enterprise;
drop trigger enterprise_tally_delete on enterprise;
drop function tally_application();
drop function tally_enterprise();

update product_application set decision_days = application_decision_days(id, created_at, decided_at)
  where decided_at is not null;

-- What one application counts as. A draft is no case yet; a transferred one lives on in its successor.
create or replace function application_figures(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from (values
    ('applied', a.status, a.amount_yuan, true),
    ('applied.industry', a.industry_code, a.amount_yuan, true),
    ('applied.month', public.province_month(a.created_at), a.amount_yuan, true),
    ('accepted', case when coalesce(a.accepted_at, a.decided_at) <= a.accept_due_at then 'inTime' else 'late' end, 0,
      a.accept_due_at is not null and (coalesce(a.accepted_at, a.decided_at) is not null or a.status = 'EXPIRED')),
    ('decided', a.decision_days::text, 0, a.decision_days is not null),
    ('credited', a.org_id::text, a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED')),
    ('credited.rate', '', a.credit_rate * a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('credited.rated', '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed', to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.first', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED') and a.is_first_loan),
    ('disbursed.security', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.rate', '', a.credit_rate * a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed.rated', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed.cost', '', a.credit_annual_cost * a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_annual_cost is not null),
    ('disbursed.costed', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_annual_cost is not null),
    ('closed', a.status, a.amount_yuan, a.status in ('DISBURSED', 'SETTLED', 'REJECTED', 'EXPIRED')),
    ('closed.drawn', '', least(a.loan_amount_yuan, a.amount_yuan), a.status in ('DISBURSED', 'SETTLED'))
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
  union all
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from unnest(a.zones) z (zone), lateral (values
    ('disbursed.zone', z.zone, a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('applied.month@' || z.zone, public.province_month(a.created_at), a.amount_yuan, true),
    ('credited@' || z.zone, '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED')),
    ('disbursed@' || z.zone, to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED'))
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

-- A need counts once it was published, however often it goes off line and back.
create function need_figures(n financing_need)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(n.area_code, '620000'), v.key, 1, coalesce(n.amount_yuan, 0)
  from (values
    ('needs', n.status, true),
    ('needs.ended', n.status, n.status in ('CREDITED', 'DISBURSED', 'CLOSED', 'UNMATCHED', 'REJECTED', 'EXPIRED')),
    ('needs.matched', n.status, n.status in ('CREDITED', 'DISBURSED', 'CLOSED'))
  ) v (measure, key, counts)
  where v.counts and n.published_at is not null and n.status not in ('DRAFT', 'WITHDRAWN')
$$;

create function report_figures(r demand_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, r.area_code, v.key, 1, coalesce(v.total, 0)
  from (values
    ('reports', r.status, r.amount_yuan, true),
    ('reports.credited', '', r.credit_amount_yuan, r.credited_on is not null),
    ('reports.drawn', '', r.loan_amount_yuan, r.loan_on is not null)
  ) v (measure, key, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'WITHDRAWN')
$$;

create function question_figures(q advisory_question)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, q.area_code, v.key, 1, 0::numeric
  from (values
    ('questions', q.topic, true),
    ('questions.answered', case when q.answered_in_time then 'inTime' else 'late' end, q.answered_in_time is not null)
  ) v (measure, key, counts)
  where v.counts
$$;

create function opening_figures(o account_opening)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(o.region_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('openings', o.status, true),
    ('openings.opened', o.account_type, o.opened_on is not null)
  ) v (measure, key, counts)
  where v.counts
$$;

create function project_figures(p equity_project)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(p.area_code, '620000'), p.status, 1, coalesce(p.amount_yuan, 0)
  from (values ('projects', true), ('projects.invested', p.status = 'INVESTED')) v (measure, counts)
  where v.counts and p.published_at is not null and p.status not in ('DRAFT', 'WITHDRAWN')
$$;

-- Leaves the difference that a statement makes, by the figures function that the trigger names.
create function tally_rows() returns trigger language plpgsql as $$
declare
  made constant text := format('select f.measure, f.region_code, f.key, f.cases, f.total from new_rows n, public.%I(n) f', tg_argv[0]);
  gone constant text := format('select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows o, public.%I(o) f', tg_argv[0]);
begin
  execute format('insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (%s) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0',
    case tg_op when 'INSERT' then made when 'DELETE' then gone else made || ' union all ' || gone end);
  return null;
end $$;

do $$
declare
  counted record;
begin
  for counted in select * from (values ('product_application', 'application_figures'), ('enterprise', 'enterprise_figures'),
    ('financing_need', 'need_figures'), ('demand_report', 'report_figures'), ('advisory_question', 'question_figures'),
    ('account_opening', 'opening_figures'), ('equity_project', 'project_figures')) t (name, figures)
  loop
    execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement
      execute function tally_rows(%L)', counted.name || '_tally_insert', counted.name, counted.figures);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function tally_rows(%L)', counted.name || '_tally_update', counted.name, counted.figures);
    execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement
      execute function tally_rows(%L)', counted.name || '_tally_delete', counted.name, counted.figures);
  end loop;
end $$;

-- What the tally must say, counted from the cases themselves.
create or replace view case_figures as
  select d.measure, d.region_code::char(6) region_code, d.key, sum(d.cases) cases, sum(d.total) total
  from (
    select f.* from product_application a, application_figures(a) f
    union all select f.* from enterprise e, enterprise_figures(e) f
    union all select f.* from financing_need n, need_figures(n) f
    union all select f.* from demand_report r, report_figures(r) f
    union all select f.* from advisory_question q, question_figures(q) f
    union all select f.* from account_opening o, opening_figures(o) f
    union all select f.* from equity_project p, project_figures(p) f
  ) d group by 1, 2, 3;

create or replace function rebuild_case_tally() returns void language plpgsql as $$
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.demand_report, public.advisory_question, public.account_opening, public.equity_project
    in share mode;
  perform pg_advisory_xact_lock(620000006);
  delete from public.case_tally_change;
  delete from public.case_tally;
  insert into public.case_tally (measure, region_code, key, cases, total)
  select c.measure, c.region_code, c.key, c.cases, c.total from public.case_figures c;
end $$;

select rebuild_case_tally();

-- Each nightly comparison of the figures with the cases: how many were compared, and which differed.
create table figure_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  compared integer not null,
  differing integer not null
);
create table figure_difference (
  id bigint generated always as identity primary key,
  check_id bigint not null references figure_check on delete cascade,
  measure text not null,
  region_code char(6) not null,
  key text not null,
  cases_kept bigint not null,
  cases_counted bigint not null,
  total_kept numeric not null,
  total_counted numeric not null
);
create index figure_difference_check on figure_difference (check_id);
