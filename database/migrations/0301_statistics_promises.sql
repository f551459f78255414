-- The promise ledger (decision 0099): what was indicated, granted, drawn and still in use on day 60, case by case, and the sums by
-- institution and product as a job worked them out last.

create view promise as
  select a.id, a.org_id, a.product_id, left(coalesce(a.region_code, '620000'), 4) || '00' prefecture_code,
    response.offer_amount_yuan indicated_yuan, a.credit_amount_yuan granted_yuan,
    (a.decided_at at time zone 'Asia/Shanghai')::date granted_on,
    a.loan_amount_yuan drawn_yuan, a.loan_date drawn_on,
    case when a.repaid_yuan >= a.loan_amount_yuan then a.repaid_on end cleared_on
  from product_application a
  left join need_response response on response.application_id = a.id
  where a.credit_amount_yuan is not null and a.decided_at is not null and a.status not in ('DRAFT', 'TRANSFERRED');

create table promise_figure (
  org_id bigint references organisation,
  product_id bigint references product,
  as_of date not null,
  granted integer not null,
  granted_yuan numeric not null,
  -- Grants that followed an indication, with both amounts.
  indicated integer not null,
  indicated_yuan numeric not null,
  indicated_granted_yuan numeric not null,
  -- Grants of which day 60 has passed, and those of them drawn by then.
  due integer not null,
  drawn_in_time integer not null,
  drawn integer not null,
  drawn_yuan numeric not null,
  days_median integer,
  days_p90 integer,
  -- Drawings of which day 60 has passed, and those of them not cleared by then.
  aged integer not null,
  in_use integer not null,
  unique nulls not distinct (org_id, product_id)
);
