-- Audit log, case timelines and messages by month. The rows so far become the first partition of each table as they lie, so
-- this takes as long as building two indexes a table and no row is copied. Partitions live in a schema of their own; the
-- months ahead are made at start and nightly (apps/server/src/data/month-partitions.store.ts).
create schema parts;

-- The rows so far become the partition up to the month after everything that is there, in the province.
create procedure pg_temp.attach_before(name text, moment text) language plpgsql as $$
declare
  month_end timestamptz;
begin
  execute format($q$select (date_trunc('month', greatest(max(%I), now()) at time zone 'Asia/Shanghai') + interval '1 month')
    at time zone 'Asia/Shanghai' from parts.%I$q$, moment, name || '_before') into month_end;
  execute format('alter table public.%I attach partition parts.%I for values from (minvalue) to (%L)',
    name, name || '_before', month_end);
  -- Nothing is refused for want of a month.
  execute format('create table parts.%I partition of public.%I default', name || '_default', name);
end $$;

-- Audit log
alter table audit_log set schema parts;
alter table parts.audit_log rename to audit_log_before;
drop trigger audit_log_digest on parts.audit_log_before;
drop trigger audit_log_no_change on parts.audit_log_before;
alter table parts.audit_log_before drop constraint audit_log_pkey;
alter sequence parts.audit_log_id owned by none;
alter sequence parts.audit_log_id set schema public;

create table audit_log (
  id bigint not null default case when pg_current_xact_id() is not null then nextval('audit_log_id') end,
  at timestamptz not null default clock_timestamp(),
  actor_account_id bigint,
  actor_kind text not null,
  action text not null,
  entity text not null,
  entity_id text,
  detail jsonb not null default '{}',
  request_id text,
  ip inet,
  prev_hash bytea,
  hash bytea not null,
  primary key (id, at)
) partition by range (at);
alter sequence audit_log_id owned by audit_log.id;
create index audit_log_entity on audit_log (entity, entity_id);
create index audit_log_at on audit_log (at);
create index audit_log_actor on audit_log (actor_account_id, id desc);
create index audit_log_action on audit_log (action, id desc);
call pg_temp.attach_before('audit_log', 'at');
create trigger audit_log_digest before insert on audit_log for each row execute function audit_digest();
-- For each row: such a trigger guards the partitions as well, when they are named themselves.
create trigger audit_log_no_change before update or delete on audit_log for each row execute function audit_append_only();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function audit_append_only();

-- Timelines of cases
alter table application_event alter column id drop identity;
alter table application_event drop constraint application_event_pkey;
create sequence application_event_id;
select setval('application_event_id', (select coalesce(max(id), 0) + 1 from application_event), false);
alter table application_event set schema parts;
alter table parts.application_event rename to application_event_before;
create table application_event (
  id bigint not null default nextval('application_event_id'),
  application_id bigint not null references product_application,
  action text not null,
  from_status text,
  to_status text not null,
  actor_account_id bigint references account,
  actor_side text not null check (actor_side in ('enterprise', 'institution', 'platform')),
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
alter sequence application_event_id owned by application_event.id;
create index application_event_application on application_event (application_id, id);
call pg_temp.attach_before('application_event', 'at');

alter table lease_event alter column id drop identity;
alter table lease_event drop constraint lease_event_pkey;
create sequence lease_event_id;
select setval('lease_event_id', (select coalesce(max(id), 0) + 1 from lease_event), false);
alter table lease_event set schema parts;
alter table parts.lease_event rename to lease_event_before;
create table lease_event (
  id bigint not null default nextval('lease_event_id'),
  need_id bigint not null references lease_need,
  -- Null for what concerns the whole need.
  response_id bigint references lease_response,
  action text not null,
  from_status text,
  to_status text not null,
  actor_account_id bigint references account,
  actor_side text not null check (actor_side in ('enterprise', 'institution', 'platform')),
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
alter sequence lease_event_id owned by lease_event.id;
create index lease_event_need on lease_event (need_id, id);
call pg_temp.attach_before('lease_event', 'at');

-- Messages
alter table message alter column id drop identity;
alter table message drop constraint message_pkey;
create sequence message_id;
select setval('message_id', (select coalesce(max(id), 0) + 1 from message), false);
alter table message set schema parts;
alter table parts.message rename to message_before;
create table message (
  id bigint not null default nextval('message_id'),
  account_id bigint not null references account,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
alter sequence message_id owned by message.id;
create index message_account on message (account_id, id desc);
create index message_unread on message (account_id) where read_at is null;
call pg_temp.attach_before('message', 'created_at');

drop procedure pg_temp.attach_before;
