-- Applications of enterprises to be listed by the regional exchange.
create sequence stock_apply_no;
create table stock_application (
  id bigint generated always as identity primary key,
  number text not null unique,
  item_id bigint not null references stock_item,
  -- Name, layer and documents of the item on the day of the application.
  item_name text not null,
  board text not null check (board in ('F', 'G', 'P', 'T')),
  documents text[] not null,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  short_name text not null,
  shareholders int not null check (shareholders between 1 and 200),
  introduction text not null,
  recommender text,
  contact_name text not null,
  contact_phone_cipher text not null,
  consent_version text not null,
  consent_hash text not null,
  supplement_request text,
  company_code text,
  listed_at timestamptz,
  reject_code text,
  reject_reason text,
  next_steps text,
  deciding_condition text,
  figure_asked numeric(15, 2),
  figure_found numeric(15, 2),
  retry_from date,
  status text not null,
  resume_status text,
  clock_paused_at timestamptz,
  accept_due_at timestamptz not null,
  decide_due_at timestamptz,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'SUBMITTED' then accept_due_at
    when 'ACCEPTED' then decide_due_at when 'REVIEWING' then decide_due_at end) stored,
  check ((company_code is null) = (listed_at is null))
);
create index stock_application_org on stock_application (org_id, id desc);
create index stock_application_company on stock_application (company_id, id desc);
create index stock_application_item on stock_application (item_id);
create index stock_application_due on stock_application (due_at, id) where due_at is not null;
create unique index stock_application_open on stock_application (company_id, item_id)
  where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT');

-- Enterprises the exchange has listed: the code stays with the enterprise, its layer may change (JR/T 0326-2024).
create table listed_company (
  company_id bigint primary key references enterprise,
  company_code text not null unique check (company_code ~ '^GS[0-9]{6}$'),
  board text not null check (board in ('F', 'G', 'P', 'T')),
  listed_at timestamptz not null
);
