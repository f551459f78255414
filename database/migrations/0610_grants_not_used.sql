-- A grant that is not used ends, and stays a grant in every figure (decision 0212). No application has the state yet: no figure changes.
alter table product_application add column end_reason text;

create or replace function application_figures(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from (values
    ('applied', a.status, case when a.sealed_at is null then a.amount_yuan end, true),
    ('applied.industry', a.industry_code, case when a.sealed_at is null then a.amount_yuan end, true),
    ('applied.month', public.province_month(a.created_at), case when a.sealed_at is null then a.amount_yuan end, true),
    ('accepted', case when coalesce(a.accepted_at, a.decided_at) <= a.accept_due_at then 'inTime' else 'late' end, 0,
      a.accept_due_at is not null and (coalesce(a.accepted_at, a.decided_at) is not null or a.status = 'EXPIRED')),
    ('decided', a.decision_days::text, 0, a.decision_days is not null),
    ('credited', a.org_id::text, a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED')),
    ('credited.rate', '', a.credit_rate * a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('credited.rated', '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
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
    ('applied.month@' || z.zone, public.province_month(a.created_at), case when a.sealed_at is null then a.amount_yuan end, true),
    ('credited@' || z.zone, '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED')),
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
      a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') is_granted, a.status in ('DISBURSED', 'SETTLED') is_drawn,
      case when a.is_credit_only then 'creditOnly' else 'secured' end security) x,
  lateral (values
    ('applied', a.status, x.came, case when a.sealed_at is null then a.amount_yuan end, 0, true),
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

create or replace function application_standings(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', left(public.province_month(a.created_at), 4) || '/' || case
      when a.status in ('DISBURSED', 'SETTLED') then 'drawn'
      when a.status = 'SIGNED' then 'drawing' when a.status = 'CREDITED' then 'signing' when a.status = 'UNUSED' then 'unused'
      when a.status = 'SUPPLEMENT' then 'supplement' when a.status = 'SUBMITTED' then 'waiting' when a.status = 'EXPIRED' then 'lapsed'
      when a.status = 'WITHDRAWN' and a.accepted_at is null then 'withdrawnEarly' when a.status = 'WITHDRAWN' then 'withdrawn'
      when a.status = 'REJECTED' and a.accepted_at is null then 'refusedEarly' when a.status = 'REJECTED' then 'refused'
      else 'deciding' end, 1, coalesce(v.total, 0)
  from (values
    ('standing', case when a.sealed_at is null then a.amount_yuan end, true),
    ('standing.credited', a.credit_amount_yuan, a.credit_amount_yuan is not null),
    ('standing.drawn', a.loan_amount_yuan, a.loan_amount_yuan is not null)
  ) v (measure, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

-- What is not used renews nothing.
create or replace view loan_renewal_now as
  select distinct on (l.id) l.id loan_id, r.id renewal_id, r.status, r.accept_due_at, l.due_on, l.org_id, l.company_id, l.region_code, l.open_yuan
  from product_application r join application_loan_due l on l.id = r.renews_id
  where r.renews_id is not null and r.status not in ('DRAFT', 'TRANSFERRED', 'WITHDRAWN', 'UNUSED')
  order by l.id, r.id desc;
