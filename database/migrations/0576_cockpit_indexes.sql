-- What the cockpit and the screens read of a million cases comes from an index in the order in which it is asked (P34, decision 0174).

-- What waits for one side, by its limit: overdue work of institutions is not sought among the needs that wait for authorities.
drop index case_task_late;
create index case_task_waiting on case_task (waits_for, due_at) include (kind, org_id, region_code, is_paused, amount_yuan) where waits_for is not null;

-- The newest events, and how many came in a stretch of time.
create index case_event_at on case_event (at, id);
create index message_at on message (created_at);

-- An expression is read from an index alone only where its columns lie in the index too.
drop index credit_authorisation_given;
create index credit_authorisation_given on credit_authorisation (coalesce(decided_at, created_at))
  include (decided_at, created_at, valid_from, valid_to) where status in ('AUTHORIZED', 'USED');

-- Loans that fall due, with all that the renewal radar sums; each kind is a view of its own, walked by its index in the order of the days.
drop index product_application_loan_due;
create index product_application_loan_due on product_application (loan_due_on, id)
  include (region_code, org_id, company_id, loan_amount_yuan, repaid_yuan)
  where status = 'DISBURSED' and loan_due_on is not null and loan_amount_yuan > coalesce(repaid_yuan, 0);
create index product_application_renewals on product_application (created_at)
  include (renews_id, id, status, accept_due_at, company_id) where renews_id is not null;

create view application_loan_due as
select 'application' kind, a.id, a.apply_no number, a.company_id, a.org_id, a.product_id,
  a.product_snapshot ->> 'name' product_name, coalesce(a.region_code, '620000')::character(6) region_code,
  a.loan_amount_yuan - coalesce(a.repaid_yuan, 0) open_yuan, a.loan_due_on due_on
from product_application a
where a.status = 'DISBURSED' and a.loan_due_on is not null and a.loan_amount_yuan > coalesce(a.repaid_yuan, 0);

create view report_loan_due as
select 'demandReport' kind, d.id, r.report_no number, r.company_id, r.org_id, null::bigint product_id,
  null::text product_name, r.area_code region_code, d.balance_yuan open_yuan, d.due_on
from report_drawdown d join demand_report r on r.id = d.report_id
where d.balance_yuan > 0 and d.due_on is not null and r.org_id is not null;

create or replace view loan_due as select * from application_loan_due union all select * from report_loan_due;
