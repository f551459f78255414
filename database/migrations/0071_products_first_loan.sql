-- Whether a drawn case is the first loan of its enterprise is worked out from the cases (decision 0026); the institution
-- only says that there was an earlier loan outside the platform.
alter table product_application add column lending text, add column has_earlier_loan boolean;

-- What a drawing is: a bank's loan, other borrowing (another lender's, or a lease), or none (a guarantee, an insurance).
create function lending_of(org_category text, product_category text) returns text language sql immutable parallel safe
  return case
    when product_category in ('letterOfGuarantee', 'guaranteeService', 'creditInsurance') then 'none'
    when product_category = 'leasing' then 'other'
    when org_category in ('policyBank', 'stateBank', 'jointStockBank', 'cityBank', 'ruralBank') then 'bank'
    else 'other'
  end;

-- As it was when the enterprise applied: later changes or mergers of the institution do not move old cases.
create function application_lending() returns trigger language plpgsql as $$
begin
  new.lending := (select lending_of(o.org_category, p.category) from organisation o, product p
    where o.id = new.org_id and p.id = new.product_id);
  return new;
end $$;
create trigger product_application_lending before insert on product_application for each row
  when (new.lending is null) execute function application_lending();

-- The drawn cases of each enterprise in the order of their loan dates, and which of them is its first loan: a bank's, with
-- no borrowing of any kind before it, and nobody has said so far that there was a loan outside. One day's cases go by their
-- numbers.
create view first_loan as
  select id, company_id, lending = 'bank' and borrowings = 1 and not declared is_first_loan
  from (
    select id, company_id, lending, count(*) filter (where lending <> 'none') over so_far borrowings,
      coalesce(bool_or(has_earlier_loan) over so_far, false) declared
    from product_application where status in ('DISBURSED', 'SETTLED')
    window so_far as (partition by company_id order by loan_date nulls last, id)
  ) drawn;

alter table product_application disable trigger product_application_tally_update;
update product_application a
  set lending = lending_of(o.org_category, p.category),
    has_earlier_loan = case when a.status in ('DISBURSED', 'SETTLED') then false end
  from organisation o, product p where o.id = coalesce(a.received_org_id, a.org_id) and p.id = a.product_id;
-- Where the institution had recorded that a loan was no first one, its word stays, as its statement of an earlier loan.
update product_application a set has_earlier_loan = true
  from first_loan f where f.id = a.id and f.is_first_loan and a.is_first_loan is false;
update product_application a set is_first_loan = f.is_first_loan
  from first_loan f where f.id = a.id and a.is_first_loan is distinct from f.is_first_loan;
update product_application set is_first_loan = null
  where is_first_loan is not null and status not in ('DISBURSED', 'SETTLED');
alter table product_application enable trigger product_application_tally_update;
alter table product_application
  add check (lending in ('bank', 'other', 'none')),
  add check (lending is not null or status not in ('DISBURSED', 'SETTLED'));

-- A figure of first loans counts enterprises: none of them has two.
create unique index product_application_first_loan on product_application (company_id) where is_first_loan;

select rebuild_case_tally();
