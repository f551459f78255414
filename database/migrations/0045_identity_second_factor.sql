-- A time-based one-time password (RFC 6238) beside the password; unconfirmed rows are enrolments under way.
create table second_factor (
  account_id bigint primary key references account on delete cascade,
  secret_cipher text not null,
  confirmed_at timestamptz,
  -- The newest time step a code was taken for: an equal or older one is refused.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

alter table session add column second_factor_passed boolean not null default false;

-- When a password set by the provider stops working; null for one the person chose.
alter table account
  add column initial_password_expires_at timestamptz,
  add column closed_at timestamptz;

create index account_newest on account (id desc) where status <> 'closed';
create index account_role_role on account_role (role, account_id);
