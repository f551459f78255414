-- Wrong passwords of an account from places it never signed in at, over all networks; and the devices that signed in.
create table guess_budget (
  account_key text primary key,
  failures integer not null,
  since timestamptz not null
);
create index guess_budget_since on guess_budget (since);

-- Only the hash of what the device keeps: it opens nothing, it only sets the device's guesses apart from strangers'.
create table known_device (
  token_hash bytea not null,
  account_id bigint not null references account,
  last_seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_device_account on known_device (account_id);
create index known_device_old on known_device (last_seen_at);
