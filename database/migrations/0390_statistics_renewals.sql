-- Renewals as figures: a drawn application that names the loan it renews, and of these the ones drawn while principal of that
-- loan was still open, without repayment before (无还本续贷).

-- The principal of the renewed loan that was still open when the renewal was drawn, kept as it was on that day: what is repaid later moves no figure.
alter table product_application add column renewed_open_yuan numeric(15, 0) check (renewed_open_yuan >= 0);

create function renewed_principal() returns trigger language plpgsql as $$
begin
  new.renewed_open_yuan := (select case when a.status = 'DISBURSED' then a.loan_amount_yuan - coalesce(a.repaid_yuan, 0) else 0 end
    from public.product_application a where a.id = new.renews_id);
  return new;
end $$;
create trigger product_application_renewed before insert or update of status, renews_id on product_application for each row
  when (new.renews_id is not null and new.renewed_open_yuan is null and new.status in ('DISBURSED', 'SETTLED'))
  execute function renewed_principal();

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
    ('disbursed.renewed', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.renews_id is not null),
    ('disbursed.unrepaid', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.renewed_open_yuan > 0),
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

create or replace function application_events(a product_application) returns setof figure_event language sql stable parallel safe as $$
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
    ('disbursed.renewed', '', x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.renews_id is not null),
    ('disbursed.unrepaid', '', x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.renewed_open_yuan > 0),
    ('disbursed.rated', '', x.drew, a.loan_amount_yuan, 100 * a.credit_rate * a.loan_amount_yuan, x.is_drawn and a.credit_rate is not null),
    ('disbursed.costed', '', x.drew, a.loan_amount_yuan, 100 * a.credit_annual_cost * a.loan_amount_yuan,
      x.is_drawn and a.credit_annual_cost is not null),
    ('closed', a.status, case a.status when 'REJECTED' then x.decided when 'EXPIRED' then x.lapsed else x.drew end, a.amount_yuan,
      case when x.is_drawn then 100 * least(a.loan_amount_yuan, a.amount_yuan) end, x.is_drawn or a.status in ('REJECTED', 'EXPIRED'))
  ) v (measure, key, day, total, weight, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

update product_application set renews_id = renews_id where renews_id is not null and status in ('DISBURSED', 'SETTLED');
select rebuild_case_tally();
select rebuild_figure_cube();
