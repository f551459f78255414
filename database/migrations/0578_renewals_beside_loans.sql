-- What has become of the renewal of each loan stands beside it, what falls due in a prefecture joins the tally (decision 0175), and the tally
-- answers from its index alone.
alter table case_tally drop constraint case_tally_pkey,
  add constraint case_tally_pkey primary key (measure, region_code, key) include (cases, total);

create table loan_renewal (
  loan_id bigint primary key references product_application on delete cascade,
  renewal_id bigint not null references product_application on delete cascade,
  status text not null,
  accept_due_at timestamptz,
  due_on date not null,
  org_id bigint not null,
  company_id bigint not null,
  region_code char(6) not null,
  open_yuan numeric(15,0) not null
);

-- Beside the province, each prefecture: by day and county, and by day and institution.
create or replace function application_dues(a product_application)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', v.area || a.loan_due_on || '/' || v.part, 1, a.loan_amount_yuan - coalesce(a.repaid_yuan, 0)
  from (select coalesce(a.region_code, '620000')::text code, left(coalesce(a.region_code, '620000'), 4) || '00' unit) place,
  lateral (values
    ('due.unit', '', place.unit),
    ('due.org', '', a.org_id::text),
    ('due.county', place.unit || '/', place.code),
    ('due.unit.org', place.unit || '/', a.org_id::text)
  ) v (measure, area, part)
  where a.status = 'DISBURSED' and a.loan_due_on is not null and a.loan_amount_yuan > coalesce(a.repaid_yuan, 0)
$$;
select stop_counted_cases();
insert into case_tally (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total) from product_application a, application_dues(a) f
where a.status = 'DISBURSED' and f.measure in ('due.county', 'due.unit.org') group by 1, 2, 3;

-- The last application that renews each loan with principal left.
create view loan_renewal_now as
  select distinct on (l.id) l.id loan_id, r.id renewal_id, r.status, r.accept_due_at, l.due_on, l.org_id, l.company_id, l.region_code, l.open_yuan
  from product_application r join application_loan_due l on l.id = r.renews_id
  where r.renews_id is not null and r.status not in ('DRAFT', 'TRANSFERRED', 'WITHDRAWN')
  order by l.id, r.id desc;

-- Sets these loans right. Who changes a loan or its renewal goes one after the other, so that each sees what the other wrote.
create function keep_renewals_of(loans bigint[]) returns void language plpgsql as $$
begin
  perform from public.product_application a where a.id = any(loans) order by a.id for no key update;
  delete from public.loan_renewal k where k.loan_id = any(loans);
  insert into public.loan_renewal (loan_id, renewal_id, status, accept_due_at, due_on, org_id, company_id, region_code, open_yuan)
  select n.loan_id, n.renewal_id, n.status, n.accept_due_at, n.due_on, n.org_id, n.company_id, n.region_code, n.open_yuan
  from public.loan_renewal_now n where n.loan_id = any(loans);
end $$;

create function keep_loan_renewals() returns trigger language plpgsql as $$
declare
  loans bigint[] := array(
    select n.renews_id from new_rows n where n.renews_id is not null
    union select n.id from new_rows n where n.status in ('DISBURSED', 'SETTLED')
      and exists (select from public.product_application r where r.renews_id = n.id));
begin
  if loans <> '{}' then perform public.keep_renewals_of(loans); end if;
  return null;
end $$;
create trigger product_application_renewals_insert after insert on product_application
  referencing new table as new_rows for each statement execute function keep_loan_renewals();
create trigger product_application_renewals_update after update on product_application
  referencing new table as new_rows for each statement execute function keep_loan_renewals();

insert into loan_renewal (loan_id, renewal_id, status, accept_due_at, due_on, org_id, company_id, region_code, open_yuan)
select n.loan_id, n.renewal_id, n.status, n.accept_due_at, n.due_on, n.org_id, n.company_id, n.region_code, n.open_yuan from loan_renewal_now n;
create index loan_renewal_due on loan_renewal (due_on, loan_id) include (region_code, org_id, company_id, renewal_id, status, accept_due_at, open_yuan);
-- How far the renewals are joins the tally as well: by day and state, of the province and of each prefecture. Who is silent is read beside the loans.
create function renewal_standings(k loan_renewal)
returns table (measure text, region_code text, key text, cases int, total numeric) language sql stable parallel safe as $$
  select v.measure, '000000', v.area || k.due_on || '/' || k.status, 1, k.open_yuan
  from (values ('renewal', ''), ('renewal.unit', left(k.region_code, 4) || '00/')) v (measure, area)
$$;
insert into figure_source (name, figures, place) values ('loan_renewal', 'renewal_standings', null);
insert into case_tally (measure, region_code, key, cases, total)
select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total) from loan_renewal k, renewal_standings(k) f group by 1, 2, 3;
select make_figure_triggers();
create index loan_renewal_unanswered on loan_renewal (accept_due_at) include (due_on, org_id, region_code, company_id, open_yuan)
  where status = 'SUBMITTED';
create index loan_renewal_lapsed on loan_renewal (due_on) include (org_id, region_code, company_id) where status = 'EXPIRED';

-- Renewals are no longer sought among the applications of the last months.
drop index product_application_renewals;

alter table figure_check_part drop constraint figure_check_part_kind_check,
  add constraint figure_check_part_kind_check check (kind in ('tally', 'rows', 'sums', 'renewals'));
