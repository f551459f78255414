-- Every case behind a figure is a row (decision 0102): what it counts as, since which day, where, in which trade, of which scale, with
-- whom and for what. Summaries by area and one cut are folded from their differences; what no summary holds is read from the rows.

-- The letter of GB/T 4754 for a letter or a division; what is neither is Z, 其他.
create function industry_letter(code text) returns text language sql immutable parallel safe
  return case when code ~ '^[A-T]$' then code
    when code ~ '^\d{2,4}$' and code >= '01' and code < '98' then substr('ABCDEFGHIJKLMNOPQRST',
      width_bucket(left(code, 2)::int, array[1, 6, 13, 44, 47, 51, 53, 61, 63, 66, 70, 71, 73, 76, 80, 83, 84, 86, 91, 97]), 1)
    else 'Z' end;

create function china_day(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'Asia/Shanghai')::date;

-- The trade and scale of the enterprise as they were when the case was made: later changes of the enterprise move no old figure.
create function case_company() returns trigger language plpgsql as $$
begin
  select e.scale, e.industry_code into new.company_scale, new.company_industry from public.enterprise e where e.id = new.company_id;
  return new;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['product_application', 'financing_need', 'demand_report', 'advisory_question', 'account_opening', 'equity_project'] loop
    execute format('alter table %I add column company_scale text, add column company_industry text', name);
    -- Nothing else of the case changes, and no figure that is kept already.
    execute format('alter table %I disable trigger user', name);
    execute format('update %I c set company_scale = e.scale, company_industry = %s from enterprise e where e.id = c.company_id', name,
      case name when 'product_application' then 'c.industry_code' else 'e.industry_code' end);
    execute format('alter table %I enable trigger user', name);
    execute format('create trigger %I before insert on %I for each row
      when (new.company_scale is null and new.company_industry is null) execute function case_company()', name || '_company', name);
  end loop;
end $$;

-- `total` is yuan; `weight` is a second sum in hundredths: rate by amount, or what was drawn of what was asked.
create table figure_event (
  measure text not null,
  case_id bigint not null,
  key text not null,
  day date not null,
  area_code char(6) not null,
  industry char(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  company_id bigint not null,
  total bigint not null,
  weight bigint not null,
  primary key (measure, case_id)
);

create function application_events(a product_application) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, a.id, coalesce(v.key, ''), v.day, coalesce(a.region_code, '620000'),
    public.industry_letter(coalesce(a.industry_code, a.company_industry)), coalesce(a.company_scale, ''), a.org_id, a.product_id, a.company_id,
    coalesce(v.total, 0)::bigint, coalesce(v.weight, 0)::bigint
  from (select public.china_day(a.created_at) came, public.china_day(coalesce(a.decided_at, a.created_at)) decided,
      coalesce(a.loan_date, public.china_day(coalesce(a.decided_at, a.created_at))) drew,
      public.china_day(coalesce(a.decide_due_at, a.accept_due_at, a.created_at)) lapsed,
      a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') is_granted, a.status in ('DISBURSED', 'SETTLED') is_drawn,
      case when a.is_credit_only then 'creditOnly' else 'secured' end security) x,
  lateral (values
    ('applied', a.status, x.came, a.amount_yuan, 0, true),
    ('accepted', case when coalesce(a.accepted_at, a.decided_at) <= a.accept_due_at then 'inTime' else 'late' end,
      public.china_day(coalesce(a.accepted_at, a.decided_at, a.accept_due_at)), 0, 0,
      a.accept_due_at is not null and (coalesce(a.accepted_at, a.decided_at) is not null or a.status = 'EXPIRED')),
    ('decided', a.decision_days::text, x.decided, 0, 0, a.decision_days is not null),
    ('credited', '', x.decided, a.credit_amount_yuan, 0, x.is_granted),
    ('disbursed', x.security, x.drew, a.loan_amount_yuan, 0, x.is_drawn),
    ('disbursed.first', x.security, x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.is_first_loan),
    ('disbursed.rated', '', x.drew, a.loan_amount_yuan, 100 * a.credit_rate * a.loan_amount_yuan, x.is_drawn and a.credit_rate is not null),
    ('disbursed.costed', '', x.drew, a.loan_amount_yuan, 100 * a.credit_annual_cost * a.loan_amount_yuan,
      x.is_drawn and a.credit_annual_cost is not null),
    ('closed', a.status, case a.status when 'REJECTED' then x.decided when 'EXPIRED' then x.lapsed else x.drew end, a.amount_yuan,
      case when x.is_drawn then 100 * least(a.loan_amount_yuan, a.amount_yuan) end, x.is_drawn or a.status in ('REJECTED', 'EXPIRED'))
  ) v (measure, key, day, total, weight, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

create function enterprise_events(e enterprise) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, e.id, '', public.china_day(e.created_at), coalesce(e.area_code, '620000'), public.industry_letter(e.industry_code),
    coalesce(e.scale, ''), 0::bigint, 0::bigint, e.id, 0::bigint, 0::bigint
  from (values ('registered', true), ('certified', e.certi_flg = 3)) v (measure, counts)
  where v.counts
$$;

create function need_events(n financing_need) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, n.id, n.status, public.china_day(n.published_at), coalesce(n.area_code, '620000'),
    public.industry_letter(coalesce(n.industry_code, n.company_industry)), coalesce(n.company_scale, ''), 0::bigint, 0::bigint, n.company_id,
    coalesce(n.amount_yuan, 0)::bigint, 0::bigint
  from (values
    ('needs', true),
    ('needs.ended', n.status in ('CREDITED', 'DISBURSED', 'CLOSED', 'UNMATCHED', 'REJECTED', 'EXPIRED')),
    ('needs.matched', n.status in ('CREDITED', 'DISBURSED', 'CLOSED'))
  ) v (measure, counts)
  where v.counts and n.published_at is not null and n.status not in ('DRAFT', 'WITHDRAWN')
$$;

create function report_events(r demand_report) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, r.id, '', v.day, r.area_code, public.industry_letter(r.company_industry), coalesce(r.company_scale, ''),
    0::bigint, 0::bigint, r.company_id, coalesce(v.total, 0)::bigint, 0::bigint
  from (values
    ('reports', public.china_day(r.first_submitted_at), r.amount_yuan, true),
    ('reports.drawn', r.loan_on, r.loan_amount_yuan, r.loan_on is not null)
  ) v (measure, day, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'WITHDRAWN')
$$;

create function question_events(q advisory_question) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, q.id, v.key, v.day, q.area_code, public.industry_letter(q.company_industry), coalesce(q.company_scale, ''),
    0::bigint, 0::bigint, q.company_id, 0::bigint, 0::bigint
  from (values
    ('questions', '', public.china_day(q.created_at), true),
    ('questions.answered', case when q.answered_in_time then 'inTime' else 'late' end, public.china_day(q.answered_at),
      q.answered_in_time is not null)
  ) v (measure, key, day, counts)
  where v.counts
$$;

create function opening_events(o account_opening) returns setof figure_event language sql stable parallel safe as $$
  select 'openings.opened', o.id, o.account_type, o.opened_on, coalesce(o.region_code, '620000'), public.industry_letter(o.company_industry),
    coalesce(o.company_scale, ''), o.org_id, 0::bigint, o.company_id, 0::bigint, 0::bigint
  where o.opened_on is not null
$$;

create function project_events(p equity_project) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, p.id, p.status, public.china_day(p.published_at), coalesce(p.area_code, '620000'),
    public.industry_letter(coalesce(p.industry_code, p.company_industry)), coalesce(p.company_scale, ''), 0::bigint, 0::bigint, p.company_id,
    coalesce(p.amount_yuan, 0)::bigint, 0::bigint
  from (values ('projects', true), ('projects.invested', p.status = 'INVESTED')) v (measure, counts)
  where v.counts and p.published_at is not null and p.status not in ('DRAFT', 'WITHDRAWN')
$$;

-- Which summaries are kept: for each month or day, at each level of area, by one or two cuts at most.
create table figure_grain (
  span char(1) not null check (span in ('M', 'D')),
  area_level smallint not null check (area_level between 1 and 3),
  by_industry boolean not null,
  by_scale boolean not null,
  by_org boolean not null,
  by_product boolean not null,
  primary key (span, area_level, by_industry, by_scale, by_org, by_product)
);
insert into figure_grain (span, area_level, by_industry, by_scale, by_org, by_product)
select 'M', l, i, s, false, false from generate_series(1, 3) l, (values (false), (true)) a (i), (values (false), (true)) b (s)
  where not (l = 3 and i and s)
union all select 'M', l, false, false, true, false from generate_series(1, 3) l
union all select 'M', 1, true, true, true, false
union all select 'M', 1, false, false, true, true
union all select 'D', l, false, false, false, false from generate_series(1, 3) l
union all select 'D', 2, false, true, false, false
union all select 'D', 1, false, false, true, false
union all select 'D', 1, i, s, false, false from (values (false), (true)) a (i), (values (false), (true)) b (s) where i or s;

-- '*' and 0 stand for all. The area of level 1 is the province, of level 2 a prefecture (the province's own cases lie in 620000),
-- of level 3 the area that the case names.
create table figure_cube (
  span char(1) not null,
  area_level smallint not null,
  area_code char(6) not null,
  industry char(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  measure text not null,
  start date not null,
  key text not null,
  cases bigint not null,
  total numeric not null,
  weight numeric not null,
  primary key (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
);

create table figure_event_change (
  id bigint generated always as identity primary key,
  sign smallint not null check (sign in (-1, 1)),
  measure text not null,
  key text not null,
  day date not null,
  area_code char(6) not null,
  industry char(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  total bigint not null,
  weight bigint not null
);

-- Takes the rows that a statement ends and adds those it makes; what stays as it is is not touched.
create function keep_figure_events() returns trigger language plpgsql as $$
declare
  came text := format('select f.* from new_rows n, public.%I(n) f', tg_argv[0]);
  gone text := format('select f.* from old_rows o, public.%I(o) f', tg_argv[0]);
  kept constant text := 'measure, key, day, area_code, industry, scale, org_id, product_id, total, weight';
begin
  if tg_op = 'UPDATE' then
    -- Both sides are worked out once; the delete is seen by no part of its own statement, so a changed row is updated.
    execute format('with came as materialized (%1$s except all %2$s), gone as materialized (%2$s except all %1$s),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, %3$s)
      select 1, %3$s from came union all select -1, %3$s from gone', came, gone, kept);
  elsif tg_op = 'INSERT' then
    execute format('with made as (insert into public.figure_event %s returning %s)
      insert into public.figure_event_change (sign, %2$s) select 1, %2$s from made', came, kept);
  else
    execute format('with gone as materialized (%s), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, %2$s) select -1, %2$s from lost', gone, kept);
  end if;
  return null;
end $$;

do $$
declare
  counted record;
begin
  for counted in select * from (values ('product_application', 'application_events'), ('enterprise', 'enterprise_events'),
    ('financing_need', 'need_events'), ('demand_report', 'report_events'), ('advisory_question', 'question_events'),
    ('account_opening', 'opening_events'), ('equity_project', 'project_events')) t (name, events)
  loop
    execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement
      execute function keep_figure_events(%L)', counted.name || '_events_insert', counted.name, counted.events);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function keep_figure_events(%L)', counted.name || '_events_update', counted.name, counted.events);
    execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement
      execute function keep_figure_events(%L)', counted.name || '_events_delete', counted.name, counted.events);
  end loop;
end $$;

-- What the rows must say, from the cases themselves.
create view case_figure_events as
  select f.* from product_application a, application_events(a) f
  union all select f.* from enterprise e, enterprise_events(e) f
  union all select f.* from financing_need n, need_events(n) f
  union all select f.* from demand_report r, report_events(r) f
  union all select f.* from advisory_question q, question_events(q) f
  union all select f.* from account_opening o, opening_events(o) f
  union all select f.* from equity_project p, project_events(p) f;

create function figure_area(area_code char, area_level smallint) returns char language sql immutable parallel safe
  return case area_level when 1 then '620000' when 2 then left(area_code, 4) || '00' else area_code end;

create function fold_figure_cube() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(620000006);
  with moved as (delete from public.figure_event_change
    returning sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight),
  folded as (
    select g.span, g.area_level, public.figure_area(m.area_code, g.area_level) area_code,
      case when g.by_industry then m.industry else '*' end industry, case when g.by_scale then m.scale else '*' end scale,
      case when g.by_org then m.org_id else 0 end org_id, case when g.by_product then m.product_id else 0 end product_id,
      m.measure, case g.span when 'M' then date_trunc('month', m.day)::date else m.day end start, m.key,
      sum(m.sign) cases, sum(m.sign * m.total) total, sum(m.sign * m.weight) weight
    from moved m, public.figure_grain g
    where not (g.by_org and m.org_id = 0) and not (g.by_product and m.product_id = 0)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(m.sign) <> 0 or sum(m.sign * m.total) <> 0 or sum(m.sign * m.weight) <> 0
  )
  insert into public.figure_cube as t (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight)
  select f.span, f.area_level, f.area_code, f.industry, f.scale, f.org_id, f.product_id, f.measure, f.start, f.key, f.cases, f.total, f.weight
  from folded f
  on conflict (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
  do update set cases = t.cases + excluded.cases, total = t.total + excluded.total, weight = t.weight + excluded.weight;
  delete from public.figure_cube where cases = 0;
end $$;

-- What the summaries must say, from the rows.
create view event_figure_cube as
  select g.span, g.area_level, figure_area(e.area_code, g.area_level)::char(6) area_code,
    case when g.by_industry then e.industry else '*' end::char(1) industry, case when g.by_scale then e.scale else '*' end scale,
    case when g.by_org then e.org_id else 0 end org_id, case when g.by_product then e.product_id else 0 end product_id,
    e.measure, case g.span when 'M' then date_trunc('month', e.day)::date else e.day end start, e.key,
    count(*) cases, sum(e.total) total, sum(e.weight) weight
  from figure_grain g, figure_event e
  where not (g.by_org and e.org_id = 0) and not (g.by_product and e.product_id = 0)
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;

create function rebuild_figure_cube() returns void language plpgsql as $$
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.demand_report, public.advisory_question, public.account_opening, public.equity_project
    in share mode;
  perform pg_advisory_xact_lock(620000006);
  delete from public.figure_event_change;
  delete from public.figure_cube;
  delete from public.figure_event;
  insert into public.figure_event select c.* from public.case_figure_events c;
  insert into public.figure_cube (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight)
  select c.span, c.area_level, c.area_code, c.industry, c.scale, c.org_id, c.product_id, c.measure, c.start, c.key, c.cases, c.total, c.weight
  from public.event_figure_cube c
  -- As it is read: neighbours of a question lie side by side.
  order by c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start;
end $$;

select rebuild_figure_cube();

-- What no summary holds is read from the first two alone; all find the rows behind a number, the newest first.
create index figure_event_area on figure_event (area_code, industry, measure, day desc, case_id desc)
  include (scale, org_id, key, total, weight);
create index figure_event_day on figure_event (measure, day desc, case_id desc)
  include (area_code, industry, scale, org_id, key, total, weight);
create index figure_event_org on figure_event (org_id, area_code, measure, day desc, case_id desc)
  include (industry, scale, product_id, key, total, weight) where org_id > 0;
create index figure_event_product on figure_event (product_id, measure, day desc, case_id desc) where product_id > 0;
create index figure_event_company on figure_event (company_id, measure, day desc, case_id desc);
