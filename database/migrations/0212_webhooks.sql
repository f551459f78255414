-- Where institutions are told of their cases (Standard Webhooks 1.0.0), what they are told, and how each telling went.
create table webhook (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  name text not null,
  url text not null,
  secret_cipher text not null,
  previous_secret_cipher text,
  previous_until timestamptz,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('person', 'gone', 'failing')),
  failing_since timestamptz,
  created_by bigint not null references account,
  created_at timestamptz not null,
  check (is_on = (off_reason is null))
);
create index webhook_org on webhook (org_id, id);

create table webhook_event (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  type text not null,
  body text not null,
  at timestamptz not null
);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook,
  event_id bigint not null references webhook_event,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null,
  claimed_until timestamptz,
  last_at timestamptz,
  last_status int,
  last_fault text,
  delivered_at timestamptz,
  unique (webhook_id, event_id),
  check ((state = 'delivered') = (delivered_at is not null))
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (event_id);
