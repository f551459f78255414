-- Projects that look for investors; what is missing in a draft is null, what is handed in is complete.
create sequence equity_project_no;
create table equity_project (
  id bigint generated always as identity primary key,
  project_no text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  org_id bigint references organisation,
  received_org_id bigint references organisation,
  -- The institution the enterprise has in mind.
  wanted_org_id bigint references organisation,
  name text,
  intro text,
  industry_code text,
  stage text,
  area_code char(6) references region,
  amount_yuan numeric(15, 0) check (amount_yuan > 0),
  share_percent numeric(5, 2) check (share_percent between 0 and 100),
  found_date date,
  has_income boolean,
  is_profitable boolean,
  shows_company boolean not null default false,
  contact_name text,
  contact_phone_cipher text,
  status text not null,
  review_due_at timestamptz,
  published_at timestamptz,
  reject_code text,
  reject_reason text,
  next_steps text,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'SUBMITTED' then review_due_at end) stored,
  search_text text not null generated always as (name_search_text(coalesce(name, ''))) stored,
  search_words text[] not null generated always as (name_search_words(coalesce(name, ''))) stored,
  check (status = 'DRAFT' or (name is not null and intro is not null and industry_code is not null and stage is not null
    and area_code is not null and amount_yuan is not null and share_percent is not null and found_date is not null
    and has_income is not null and is_profitable is not null and contact_name is not null and contact_phone_cipher is not null))
);
create index equity_project_company on equity_project (company_id, id desc);
create index equity_project_org on equity_project (org_id, id desc) where org_id is not null;
create index equity_project_area on equity_project (area_code, id desc);
create index equity_project_due on equity_project (due_at, id) where due_at is not null;
create index equity_project_listed on equity_project (published_at desc, id desc)
  include (area_code, industry_code, stage, amount_yuan) where status = 'PUBLISHED';
create index equity_project_search on equity_project using gin (search_words);
