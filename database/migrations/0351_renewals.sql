-- When loans fall due, and the applications with which they are renewed.
alter table product_application
  add column renews_id bigint references product_application,
  add column loan_due_on date generated always as
    ((loan_date + make_interval(months => coalesce(credit_term_months, term_months)))::date) stored;
create index product_application_loan_due on product_application (loan_due_on) where status = 'DISBURSED';
create index product_application_renews on product_application (renews_id, id desc) where renews_id is not null;
create index report_drawdown_due on report_drawdown (due_on) where balance_yuan > 0;

-- Every loan with principal left and a day on which it falls due: what institutions write back of repayments is taken off.
create view loan_due as
  select 'application'::text kind, a.id, a.apply_no number, a.company_id, a.org_id, a.product_id,
    a.product_snapshot ->> 'name' product_name, coalesce(a.region_code, '620000')::char(6) region_code,
    a.loan_amount_yuan - coalesce(a.repaid_yuan, 0) open_yuan, a.loan_due_on due_on
  from product_application a
  where a.status = 'DISBURSED' and a.loan_due_on is not null and a.loan_amount_yuan > coalesce(a.repaid_yuan, 0)
  union all
  select 'demandReport', d.id, r.report_no, r.company_id, r.org_id, null, null, r.area_code, d.balance_yuan, d.due_on
  from report_drawdown d join demand_report r on r.id = d.report_id
  where d.balance_yuan > 0 and d.due_on is not null and r.org_id is not null;

-- What an enterprise was told of a loan that falls due, once for each distance.
create table renewal_notice (
  kind text not null,
  loan_id bigint not null,
  days int not null,
  told_at timestamptz not null,
  primary key (kind, loan_id, days)
);
