-- Rows of the audit log carry their own digest and no longer wait for each other; blocks seal them afterwards
-- (docs/decisions/0031-audit-blocks.md). Rows written before keep prev_hash and the chained digest of that time.
drop trigger audit_log_chain on audit_log;
drop function audit_chain();
drop function audit_content(audit_log);

alter table audit_log alter column prev_hash drop not null;
alter table audit_log alter column id drop identity;
create sequence audit_log_id owned by audit_log.id;
select setval('audit_log_id', (select coalesce(max(id), 0) + 1 from audit_log), false);
-- A transaction gets its number before it draws an id: the sealer concludes from that which ids can still appear.
alter table audit_log alter column id
  set default case when pg_current_xact_id() is not null then nextval('audit_log_id') end;

-- The place (`id`, `at`) comes from the defaults alone. `npm run audit:verify` computes the same text.
create function audit_digest() returns trigger language plpgsql as $$
begin
  new.prev_hash := null;
  new.hash := sha256(convert_to(concat_ws('|', new.id::text, extract(epoch from new.at)::text,
    coalesce(new.actor_account_id::text, '-'), new.actor_kind, new.action, new.entity, coalesce(new.entity_id, '-'),
    new.detail::text, coalesce(new.request_id, '-'), coalesce(host(new.ip), '-')), 'UTF8'));
  return new;
end $$;
create trigger audit_log_digest before insert on audit_log for each row execute function audit_digest();

create table audit_block (
  seq bigint primary key,
  -- The month of its rows in the province: a block never spans two, so months can be archived.
  month date not null,
  sealed_at timestamptz not null,
  -- The rows sealed here, and their digests in the order of the ids, 32 bytes each.
  ids int8multirange not null,
  digests bytea not null,
  -- Ids up to drawn_to that no block holds and that a transaction still under way may bring.
  open_ids int8multirange not null,
  drawn_to bigint not null,
  -- When every transaction before settle_xact has ended, no row can appear up to settle_to any more.
  settle_to bigint not null,
  settle_xact xid8 not null,
  prev_root bytea not null,
  root bytea not null
);
alter table audit_block alter column digests set storage external;

create or replace function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_block_no_change before update or delete or truncate on audit_block
  for each statement execute function audit_append_only();
