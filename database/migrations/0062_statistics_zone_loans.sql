-- The zones a product lay in when the enterprise applied: later changes of the product do not move old cases.
alter table product_application add column zones text[];
update product_application a set zones = p.zones from product p where p.id = a.product_id;

create function application_zones() returns trigger language plpgsql as $$
begin
  new.zones := (select zones from product where id = new.product_id);
  return new;
end $$;
create trigger product_application_zones before insert on product_application for each row
  when (new.zones is null) execute function application_zones();

-- As before, and the drawn loans of each zone; a product in two zones counts in both.
create or replace function application_figures(a product_application)
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
  union all
  select 'disbursed.zone', coalesce(a.region_code, '620000'), z.zone, 1, coalesce(a.loan_amount_yuan, 0)
  from unnest(a.zones) z (zone)
  where a.status in ('DISBURSED', 'SETTLED')
$$;

select rebuild_case_tally();
