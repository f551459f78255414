-- Everything an enterprise has under way stands in the list, also what nobody has to act on, and a draft that only it sees.
alter table case_task alter column waits_for drop not null;
-- Under which number the enterprise finds it: a need, for one of its answers.
alter table case_task add column thread_id bigint;
update case_task set thread_id = case_id;
update case_task t set thread_id = r.need_id from lease_response r where t.kind = 'lease' and r.id = t.case_id;
alter table case_task alter column thread_id set not null;

drop index case_task_org;
create index case_task_org on case_task (org_id, due_at, opened_at, kind, case_id) where waits_for is not null;

insert into case_task (kind, case_id, thread_id, number, title, org_id, company_id, region_code, amount_yuan, status, waits_for, due_at,
  is_paused, officer_account_id, officer_name, opened_at, updated_at)
select 'application', c.id, c.id, c.apply_no, coalesce(c.product_snapshot ->> 'name', ''), c.org_id, c.company_id, c.region_code,
  c.amount_yuan, c.status, null, c.due_at, false, c.officer_account_id, c.officer_name, c.created_at, c.updated_at
from product_application c where c.status = 'DISBURSED';
