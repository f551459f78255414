-- Monthly briefs (decision 0105): how an area's brief looks, and every issue, frozen with its figures, its files and their digests.
create table brief_plan (
  area_code char(6) primary key references region,
  title text not null,
  intro text not null,
  indicators text[] not null,
  is_scheduled boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table brief_issue (
  id bigint generated always as identity primary key,
  area_code char(6) not null references region,
  month char(7) not null,
  -- A month may be issued again; what was issued stays as it was.
  edition integer not null,
  title text not null,
  intro text not null,
  indicators text[] not null,
  status text not null,
  account_id bigint references account on delete set null,
  requested_at timestamptz not null,
  issued_at timestamptz,
  figures jsonb,
  -- SHA-256 of the figures as they are kept, and of both files.
  figures_digest text,
  pdf bytea,
  pdf_digest text,
  docx bytea,
  docx_digest text,
  unique (area_code, month, edition)
);

create function month_of(moment timestamptz) returns text language sql stable parallel safe
  return to_char(moment at time zone 'Asia/Shanghai', 'YYYY-MM');

-- What the tally counts (decision 0098), by the month in which it happened: the same functions say what a case counts as, so that a
-- month of the brief and the figures of the catalogue never mean two things. Months are YYYY-MM, both included.
create function month_figures(first text, last text)
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
        when 'reports.drawn' then to_char(r.loan_on, 'YYYY-MM') else public.month_of(r.first_submitted_at) end, f.*
      from public.demand_report r, public.report_figures(r) f
    union all select case f.measure when 'questions.answered' then public.month_of(q.answered_at) else public.month_of(q.created_at) end, f.*
      from public.advisory_question q, public.question_figures(q) f
    union all select case f.measure when 'openings.opened' then to_char(o.opened_on, 'YYYY-MM') else public.month_of(o.created_at) end, f.*
      from public.account_opening o, public.opening_figures(o) f
    union all select public.month_of(p.published_at), f.* from public.equity_project p, public.project_figures(p) f
  )
  select c.month, c.measure, c.region_code, c.key, sum(c.cases), sum(c.total) from counted c
  where c.month between first and last group by 1, 2, 3, 4
$$;
