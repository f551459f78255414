-- One timeline and one task list for every kind of case (docs/decisions/0040-one-case-kernel.md).

-- The timeline of applications becomes that of all kinds as it lies; the few rows of leases are put to it.
alter table application_event rename to case_event;
alter sequence application_event_id rename to case_event_id;
alter table case_event drop constraint application_event_application_id_fkey;
alter table case_event rename column application_id to case_id;
-- Rows so far are applications; a constant default writes no row anew.
alter table case_event add column kind text not null default 'application';
alter table case_event alter column kind drop default;
do $$
declare
  part record;
begin
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'case_event'::regclass loop
    execute format('alter table parts.%I alter column kind drop default', part.relname);
    execute format('alter table parts.%I rename to %I', part.relname,
      replace(part.relname, 'application_event', 'case_event'));
  end loop;
end $$;
alter table case_event rename constraint application_event_pkey to case_event_pkey;
alter table case_event rename constraint application_event_actor_account_id_fkey to case_event_actor_account_id_fkey;
alter table case_event rename constraint application_event_actor_side_check to case_event_actor_side_check;
drop index application_event_application;

-- What concerns a whole lease need is an event of the need, the rest of one institution's answer.
insert into case_event (kind, case_id, action, from_status, to_status, actor_account_id, actor_side, actor_name, note, at)
  select case when response_id is null then 'leaseNeed' else 'lease' end, coalesce(response_id, need_id), action,
    from_status, to_status, actor_account_id, actor_side, actor_name, note, at
  from lease_event order by id;
drop table lease_event;
create index case_event_case on case_event (case_id, kind, id);

-- An answer to a lease need is a case: it says itself whose it is, since when, and who received it first.
alter table lease_response add column company_id bigint references enterprise;
alter table lease_response add column created_at timestamptz;
alter table lease_response add column received_org_id bigint references organisation;
update lease_response r set company_id = n.company_id, created_at = n.created_at from lease_need n where n.id = r.need_id;
alter table lease_response alter column company_id set not null;
alter table lease_response alter column created_at set not null;
alter table lease_response alter column created_at set default now();
create index lease_response_company on lease_response (company_id, id desc);

-- Open work of every kind: one row while somebody has to act, written with the case and rebuilt from it at any time.
create table case_task (
  kind text not null,
  case_id bigint not null,
  number text not null,
  title text not null,
  org_id bigint not null references organisation,
  company_id bigint not null references enterprise,
  region_code char(6),
  amount_yuan numeric(15, 0),
  status text not null,
  waits_for text not null check (waits_for in ('enterprise', 'institution')),
  due_at timestamptz,
  is_paused boolean not null,
  officer_account_id bigint references account,
  officer_name text,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (kind, case_id)
);
create index case_task_org on case_task (org_id, due_at, opened_at, kind, case_id);
create index case_task_company on case_task (company_id, updated_at desc);

insert into case_task (kind, case_id, number, title, org_id, company_id, region_code, amount_yuan, status, waits_for,
    due_at, is_paused, officer_account_id, officer_name, opened_at, updated_at)
  select 'application', id, apply_no, product_snapshot ->> 'name', org_id, company_id, region_code, amount_yuan, status,
    case status when 'SUPPLEMENT' then 'enterprise' else 'institution' end, due_at, status = 'SUPPLEMENT',
    officer_account_id, officer_name, created_at, updated_at
  from product_application where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT', 'CREDITED', 'SIGNED');
insert into case_task (kind, case_id, number, title, org_id, company_id, region_code, amount_yuan, status, waits_for,
    due_at, is_paused, officer_account_id, officer_name, opened_at, updated_at)
  select 'lease', r.id, n.need_no, n.equipment_name, r.org_id, r.company_id, n.area_code, n.amount_yuan, r.status,
    case when r.status = 'OFFERED' and r.agreed_at is null then 'enterprise' else 'institution' end, r.due_at, false,
    r.officer_account_id, r.officer_name, r.created_at, r.updated_at
  from lease_response r join lease_need n on n.id = r.need_id
  where r.status in ('SUBMITTED', 'ACCEPTED', 'OFFERED', 'SIGNED');
