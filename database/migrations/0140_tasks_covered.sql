-- What the list and its count ask of a task stands in the index: they read rows for the page alone, and a head office with
-- hundreds of branches counts without them. Due first, then without a due time, the oldest first.
drop index case_task_org;
drop index case_task_area;
drop index case_task_authority;
create index case_task_org on case_task (org_id, due_at, opened_at, kind, case_id)
  include (waits_for, status, officer_account_id) where waits_for is not null;
create index case_task_org_kind on case_task (org_id, kind, due_at, opened_at, case_id)
  include (waits_for, status, officer_account_id) where waits_for is not null;
-- For many institutions at once, in the order of the list.
create index case_task_institution on case_task (due_at, opened_at, kind, case_id)
  include (org_id, officer_account_id) where waits_for = 'institution';
create index case_task_area on case_task (region_code, due_at, opened_at, kind, case_id)
  include (officer_account_id) where waits_for = 'authority';
create index case_task_authority on case_task (due_at, opened_at, kind, case_id)
  include (officer_account_id) where waits_for = 'authority';
