-- The grant of a demand report that is not used ends, and stays a grant in every figure (decision 0215). No report has the state yet: no figure changes.
alter table demand_report add column end_reason text;

-- It leaves room for another report of the enterprise in the batch, as one that was taken back or refused does.
drop index demand_report_once;
create unique index demand_report_once on demand_report (batch_id, company_id) where status not in ('WITHDRAWN', 'REJECTED', 'UNUSED');
