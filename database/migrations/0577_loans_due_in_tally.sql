-- What falls due in the whole province joins the tally (decision 0174): by day and unit, and by day and institution. Narrower areas read their loans.
create function application_dues(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', a.loan_due_on || '/' || v.part, 1, a.loan_amount_yuan - coalesce(a.repaid_yuan, 0)
  from (values
    ('due.unit', left(coalesce(a.region_code, '620000'), 4) || '00'),
    ('due.org', a.org_id::text)
  ) v (measure, part)
  where a.status = 'DISBURSED' and a.loan_due_on is not null and a.loan_amount_yuan > coalesce(a.repaid_yuan, 0)
$$;

select stop_counted_cases();
insert into figure_source (name, figures, place) values ('product_application', 'application_dues', null);
insert into case_tally (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total)
from product_application a, application_dues(a) f where a.status = 'DISBURSED' group by 1, 2, 3;
select make_figure_triggers();
