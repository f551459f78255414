-- The screen of what is collected counts demand reports as the published figures do: none that waits for its enterprise, none that was withdrawn.

-- What such reports counted goes, as differences like those of any case.
select stop_counted_cases();
insert into case_tally_change (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, -sum(f.cases), -sum(f.total)
from demand_report r, report_collected(r) f where r.first_submitted_at is null or r.status in ('TO_CONFIRM', 'WITHDRAWN') group by 1, 2, 3;

create or replace function report_collected(r demand_report)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select 'collected', '000000', 'reports', 1, 0::numeric
  where r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$$;
