-- A case may lie with the authority of its area, and with no institution yet.
alter table case_task alter column org_id drop not null;
alter table case_task drop constraint case_task_waits_for_check;
alter table case_task add constraint case_task_waits_for_check check (waits_for in ('enterprise', 'institution', 'authority'));
-- The work of one area in the order of the list, and that of the whole province.
create index case_task_area on case_task (region_code, due_at, opened_at, kind, case_id) where waits_for = 'authority';
create index case_task_authority on case_task (due_at, opened_at, kind, case_id) where waits_for = 'authority';

alter table case_event drop constraint case_event_actor_side_check;
alter table case_event add constraint case_event_actor_side_check check (actor_side in ('enterprise', 'institution', 'authority', 'platform'));
