create table enterprise (
  id bigint generated always as identity primary key,
  corporate_name text,
  credit_code text,
  credit_code_suspect boolean not null default false,
  legal_person_name text,
  legal_person_id_no_cipher text,
  legal_person_id_no_index bytea,
  contact_name text,
  contact_phone_cipher text,
  industry_code text,
  area_code char(6) references region,
  address text,
  reg_capital_yuan numeric(15, 0),
  found_date date,
  employees int,
  annual_revenue_yuan numeric(15, 0),
  total_assets_yuan numeric(15, 0),
  scale text,
  license_file_id bigint,
  auth_letter_file_id bigint,
  certi_flg smallint not null default 1 check (certi_flg between 1 and 4),
  submitted_at timestamptz,
  reviewer_account_id bigint,
  reviewed_at timestamptz,
  reject_reason text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
-- One certified enterprise per credit code; applicants may collide until an operator has decided.
create unique index enterprise_certified_code on enterprise (credit_code) where certi_flg = 3;
create index enterprise_review_queue on enterprise (submitted_at, id) where certi_flg = 2;
create index enterprise_area on enterprise (area_code, certi_flg);
create index enterprise_certified_at on enterprise (reviewed_at) where certi_flg = 3;

create table account (
  id bigint generated always as identity primary key,
  username text not null,
  user_type text not null check (user_type in ('enterprise', 'institution', 'government', 'operator')),
  user_source_type text not null check (user_source_type in ('1', '2', '3', '4', '5', '7', '17')),
  display_name text not null,
  phone_cipher text,
  phone_index bytea,
  password_hash text not null,
  must_reset_password boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled', 'closed')),
  company_id bigint references enterprise,
  org_id bigint references organisation,
  region_code char(6) references region,
  avatar text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index account_username on account (lower(username));
create unique index account_phone on account (phone_index, user_type) where phone_index is not null and status <> 'closed';
create index account_company on account (company_id);
create index account_org on account (org_id);

create table account_role (
  account_id bigint not null references account on delete cascade,
  role text not null,
  primary key (account_id, role)
);

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  family_id uuid not null,
  account_id bigint not null references account,
  reset_only boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  replaced_at timestamptz,
  ip inet,
  user_agent text
);
create index session_family on session (family_id);
create index session_account on session (account_id) where revoked_at is null;

create table captcha (
  uuid uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_expires on captcha (expires_at);

create table sms_code (
  id bigint generated always as identity primary key,
  phone_index bytea not null,
  scene text not null check (scene in ('register', 'login', 'password', 'phone')),
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_phone on sms_code (phone_index, created_at desc);

create table verify_ticket (
  ticket_hash bytea primary key,
  phone_index bytea not null,
  scene text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table login_failure (
  account_key text not null,
  address text not null,
  failures int not null,
  last_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (account_key, address)
);

create table login_log (
  id bigint generated always as identity primary key,
  account_id bigint references account,
  way text not null,
  succeeded boolean not null,
  reason text,
  ip inet,
  user_agent text,
  at timestamptz not null default now()
);
create index login_log_account on login_log (account_id, at desc);

create table agreement (
  version text primary key,
  title text not null,
  body text not null,
  text_hash text not null,
  published_at timestamptz not null default now()
);

create table consent_record (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  agreement_version text not null references agreement,
  text_hash text not null,
  action_code text not null,
  ip inet,
  user_agent text,
  at timestamptz not null default now()
);
create index consent_record_account on consent_record (account_id, at desc);

alter table enterprise add foreign key (reviewer_account_id) references account;
