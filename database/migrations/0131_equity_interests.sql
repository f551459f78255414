-- One institution's interest in one project is also the enterprise's consent for it (decision 0062).
create sequence equity_interest_no;
create table equity_interest (
  id bigint generated always as identity primary key,
  interest_no text not null unique,
  project_id bigint not null references equity_project,
  company_id bigint not null references enterprise,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  reason text not null,
  status text not null,
  consent_version text,
  consent_hash text,
  consented_at timestamptz,
  -- Times that one side proposes, and the one the other has confirmed; a talk lasts an hour and begins on the hour.
  meet_options timestamptz[],
  meet_side text,
  meet_place text,
  meet_at timestamptz check (extract(minute from meet_at) = 0 and extract(second from meet_at) = 0),
  invested_yuan numeric(15, 0) check (invested_yuan > 0),
  invested_share_percent numeric(5, 2) check (invested_share_percent between 0 and 100),
  invested_stage text,
  invested_on date,
  end_code text,
  end_reason text,
  next_steps text,
  answer_due_at timestamptz,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'ASKED' then answer_due_at end) stored,
  check (consented_at is null or (consent_version is not null and consent_hash is not null))
);
create unique index equity_interest_living on equity_interest (project_id, org_id)
  where status in ('ASKED', 'CONSENTED', 'APPOINTED', 'DUE_DILIGENCE');
-- An enterprise has one talk at a time.
create unique index equity_interest_talk on equity_interest (company_id, meet_at) where status = 'APPOINTED';
create index equity_interest_project on equity_interest (project_id, id);
create index equity_interest_company on equity_interest (company_id, id desc);
create index equity_interest_org on equity_interest (org_id, id desc);
create index equity_interest_due on equity_interest (due_at, id) where due_at is not null;

-- A project stays public while institutions talk with its enterprise.
drop index equity_project_listed;
create index equity_project_listed on equity_project (published_at desc, id desc)
  include (area_code, industry_code, stage, amount_yuan)
  where status in ('PUBLISHED', 'APPOINTED', 'ROADSHOW', 'DUE_DILIGENCE');
