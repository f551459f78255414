-- Kernel: audit chain, idempotency keys, shared limits, development inbox.

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_account_id bigint,
  actor_kind text not null,
  action text not null,
  entity text not null,
  entity_id text,
  detail jsonb not null default '{}',
  request_id text,
  ip inet,
  prev_hash bytea not null,
  hash bytea not null
);
create index audit_log_entity on audit_log (entity, entity_id);
create index audit_log_at on audit_log (at);

-- The text that a row's hash covers; `npm run audit:verify` computes the same.
create function audit_content(a audit_log) returns text language sql immutable as $$
  select concat_ws('|', a.id::text, extract(epoch from a.at)::text, coalesce(a.actor_account_id::text, '-'),
    a.actor_kind, a.action, a.entity, coalesce(a.entity_id, '-'), a.detail::text,
    coalesce(a.request_id, '-'), coalesce(host(a.ip), '-'))
$$;

-- Chains each row to the one before it. The lock is taken by the insert, which the server makes the last
-- statement of a transaction, so the chain is held only for the length of a commit.
-- The id is drawn under the lock too: the order of ids is the order of the chain.
create function audit_chain() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(620000001);
  new.id := nextval(pg_get_serial_sequence('audit_log', 'id'));
  new.at := clock_timestamp();
  new.prev_hash := coalesce((select hash from audit_log order by id desc limit 1), '\x00'::bytea);
  new.hash := sha256(new.prev_hash || convert_to(audit_content(new), 'UTF8'));
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function audit_chain();

create function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_no_change before update or delete or truncate on audit_log
  for each statement execute function audit_append_only();

create table idempotency_key (
  account_id bigint not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

create unlogged table rate_window (
  key text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (key, window_start)
);
create index rate_window_start on rate_window (window_start);

create table dev_inbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'captcha', 'totp')),
  detail jsonb not null,
  created_at timestamptz not null default now()
);
