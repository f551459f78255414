-- Each drawing on a demand report counts by itself and on its own day (decision 0061). The report knows the latest day alone: with every further drawing the ones before
-- moved into a later month, and the briefs of two months held the same money.

-- Where the report lay and what its enterprise was: neither changes once something is drawn.
alter table report_drawdown
  add column area_code char(6) references region (code),
  add column company_id bigint,
  add column company_scale text,
  add column company_industry text;

create function drawdown_report() returns trigger language plpgsql as $$
begin
  select r.area_code, r.company_id, r.company_scale, r.company_industry
    into new.area_code, new.company_id, new.company_scale, new.company_industry
  from public.demand_report r where r.id = new.report_id;
  return new;
end $$;
create trigger report_drawdown_report before insert on report_drawdown for each row execute function drawdown_report();

-- Drawings before their reports, in the order in which a drawing is written.
create or replace function stop_counted_cases() returns void language plpgsql as $$
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.report_drawdown, public.demand_report,
    public.advisory_question, public.account_opening, public.equity_project in share mode;
  perform pg_advisory_xact_lock(620000006);
end $$;

select stop_counted_cases();
update report_drawdown d
set area_code = r.area_code, company_id = r.company_id, company_scale = r.company_scale, company_industry = r.company_industry
from demand_report r where r.id = d.report_id;
create index report_drawdown_area on report_drawdown (area_code);

-- What the reports counted of it goes, as differences like those of any case.
insert into case_tally_change (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, -sum(f.cases), -sum(f.total)
from demand_report r, report_figures(r) f where f.measure = 'reports.drawn' group by 1, 2, 3;
with gone as (delete from figure_event e where e.measure = 'reports.drawn'
  returning e.measure, e.key, e.day, e.area_code, e.industry, e.scale, e.org_id, e.product_id, e.total, e.weight)
insert into figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
select -1, g.measure, g.key, g.day, g.area_code, g.industry, g.scale, g.org_id, g.product_id, g.total, g.weight from gone g;

create or replace function report_figures(r demand_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, r.area_code, v.key, 1, coalesce(v.total, 0)
  from (values
    ('reports', r.status, r.amount_yuan, true),
    ('reports.credited', '', r.credit_amount_yuan, r.credited_on is not null)
  ) v (measure, key, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$$;

create or replace function report_events(r demand_report) returns setof figure_event language sql stable parallel safe as $$
  select 'reports', r.id, '', public.china_day(r.first_submitted_at), r.area_code, public.industry_letter(r.company_industry),
    coalesce(r.company_scale, ''), 0::bigint, 0::bigint, r.company_id, coalesce(r.amount_yuan, 0)::bigint, 0::bigint
  where r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$$;

-- A report that something is drawn on is never taken back, so its drawings count whatever it says.
create function drawdown_figures(d report_drawdown)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'reports.drawn', d.area_code, '', 1, d.amount_yuan
$$;

create function drawdown_events(d report_drawdown) returns setof figure_event language sql stable parallel safe as $$
  select 'reports.drawn', d.id, '', d.drawn_on, d.area_code, public.industry_letter(d.company_industry), coalesce(d.company_scale, ''),
    0::bigint, 0::bigint, d.company_id, d.amount_yuan::bigint, 0::bigint
$$;

create or replace view case_figure_events as
  select f.* from product_application a, application_events(a) f
  union all select f.* from enterprise e, enterprise_events(e) f
  union all select f.* from financing_need n, need_events(n) f
  union all select f.* from demand_report r, report_events(r) f
  union all select f.* from report_drawdown d, drawdown_events(d) f
  union all select f.* from advisory_question q, question_events(q) f
  union all select f.* from account_opening o, opening_events(o) f
  union all select f.* from equity_project p, project_events(p) f;

insert into case_tally_change (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total) from report_drawdown d, drawdown_figures(d) f group by 1, 2, 3;
with came as (insert into figure_event as e select f.* from report_drawdown d, drawdown_events(d) f
  returning e.measure, e.key, e.day, e.area_code, e.industry, e.scale, e.org_id, e.product_id, e.total, e.weight)
insert into figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
select 1, c.measure, c.key, c.day, c.area_code, c.industry, c.scale, c.org_id, c.product_id, c.total, c.weight from came c;

insert into figure_source (name, figures, place, events) values ('report_drawdown', 'drawdown_figures', 'area_code', 'drawdown_events');
select make_figure_triggers();

create or replace function month_figures(first text, last text)
returns table (month text, measure text, region_code text, key text, cases bigint, total numeric) language sql stable as $$
  with counted as (
    select case
        when f.measure = 'accepted' then public.month_of(coalesce(a.accepted_at, a.decided_at, a.accept_due_at))
        when f.measure = 'decided' or f.measure like 'credited%' then public.month_of(coalesce(a.decided_at, a.created_at))
        when f.measure like 'disbursed%' or a.status in ('DISBURSED', 'SETTLED') and f.measure like 'closed%'
          then coalesce(to_char(a.loan_date, 'YYYY-MM'), public.month_of(coalesce(a.decided_at, a.created_at)))
        when f.measure like 'closed%' then public.month_of(coalesce(a.decided_at, a.decide_due_at, a.accept_due_at, a.created_at))
        else public.month_of(a.created_at) end as month, f.*
    from public.product_application a, public.application_figures(a) f
    union all select public.month_of(e.created_at), f.* from public.enterprise e, public.enterprise_figures(e) f
    union all select public.month_of(n.published_at), f.* from public.financing_need n, public.need_figures(n) f
    union all select case f.measure when 'reports.credited' then to_char(r.credited_on, 'YYYY-MM')
        else public.month_of(r.first_submitted_at) end, f.*
      from public.demand_report r, public.report_figures(r) f
    union all select to_char(d.drawn_on, 'YYYY-MM'), f.* from public.report_drawdown d, public.drawdown_figures(d) f
    union all select case f.measure when 'questions.answered' then public.month_of(q.answered_at) else public.month_of(q.created_at) end, f.*
      from public.advisory_question q, public.question_figures(q) f
    union all select case f.measure when 'openings.opened' then to_char(o.opened_on, 'YYYY-MM') else public.month_of(o.created_at) end, f.*
      from public.account_opening o, public.opening_figures(o) f
    union all select public.month_of(p.published_at), f.* from public.equity_project p, public.project_figures(p) f
  )
  select c.month, c.measure, c.region_code, c.key, sum(c.cases), sum(c.total) from counted c
  where c.month between first and last group by 1, 2, 3, 4
$$;
