-- What an authority filled in counts nowhere before its enterprise has confirmed it (decision 0061); it stood in the figures from the day of the filling in.

-- What such reports counted goes, as differences like those of any case.
select stop_counted_cases();
insert into case_tally_change (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, -sum(f.cases), -sum(f.total)
from demand_report r, report_figures(r) f where r.status = 'TO_CONFIRM' group by 1, 2, 3;
with gone as (delete from figure_event e using (select f.measure, f.case_id from demand_report r, report_events(r) f where r.status = 'TO_CONFIRM') f
  where e.measure = f.measure and e.case_id = f.case_id
  returning e.measure, e.key, e.day, e.area_code, e.industry, e.scale, e.org_id, e.product_id, e.total, e.weight)
insert into figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
select -1, g.measure, g.key, g.day, g.area_code, g.industry, g.scale, g.org_id, g.product_id, g.total, g.weight from gone g;

create or replace function report_figures(r demand_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, r.area_code, v.key, 1, coalesce(v.total, 0)
  from (values
    ('reports', r.status, r.amount_yuan, true),
    ('reports.credited', '', r.credit_amount_yuan, r.credited_on is not null),
    ('reports.drawn', '', r.loan_amount_yuan, r.loan_on is not null)
  ) v (measure, key, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$$;

create or replace function report_events(r demand_report) returns setof figure_event language sql stable parallel safe as $$
  select v.measure, r.id, '', v.day, r.area_code, public.industry_letter(r.company_industry), coalesce(r.company_scale, ''),
    0::bigint, 0::bigint, r.company_id, coalesce(v.total, 0)::bigint, 0::bigint
  from (values
    ('reports', public.china_day(r.first_submitted_at), r.amount_yuan, true),
    ('reports.drawn', r.loan_on, r.loan_amount_yuan, r.loan_on is not null)
  ) v (measure, day, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$$;
