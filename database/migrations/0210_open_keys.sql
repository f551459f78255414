-- Keys with which systems of an institution reach the open interface, and the short-lived tokens they get for them (decision 0078).
create table open_key (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  account_id bigint not null references account,
  name text not null,
  client_id text not null unique,
  secret_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references account,
  check ((revoked_at is null) = (revoked_by is null))
);
create index open_key_org on open_key (org_id, id);

create table open_token (
  token_hash bytea primary key,
  key_id bigint not null references open_key,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index open_token_expiry on open_token (expires_at);
