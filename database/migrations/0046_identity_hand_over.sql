-- One-time tickets for an external management portal; only their hash is kept.
create table hand_over_ticket (
  ticket_hash bytea primary key,
  account_id bigint not null references account,
  session_id bigint not null,
  audience text not null,
  target text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index hand_over_ticket_expires on hand_over_ticket (expires_at);

-- Who a person of the unified identity service is here.
create table unified_identity (
  subject text primary key,
  account_id bigint not null references account on delete cascade,
  linked_at timestamptz not null
);
create unique index unified_identity_account on unified_identity (account_id);

-- Tickets of the unified identity service that were brought to us: each opens one session.
create table third_login_ticket (
  ticket_hash bytea primary key,
  used_at timestamptz not null
);
