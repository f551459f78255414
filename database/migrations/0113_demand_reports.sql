-- Batches in which enterprises report what money they need, the reports, and the visits to them.
create sequence demand_report_no;

create table filling_batch (
  id bigint generated always as identity primary key,
  name text not null,
  -- Whose batch it is: the area of the government that keeps it, the province for the operators'.
  owner_area char(6) not null references region,
  -- The areas it is for, each with all below it; none stands for the owner's whole area.
  area_codes text[] not null default '{}',
  opens_on date not null,
  closes_on date not null,
  archives_on date not null,
  form_version int not null,
  note text not null default '',
  is_example boolean not null default false,
  created_by bigint references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (opens_on <= closes_on and closes_on < archives_on)
);
create index filling_batch_days on filling_batch (closes_on desc, id desc);

-- A batch that is over, opened once more for one enterprise.
create table batch_reopening (
  id bigint generated always as identity primary key,
  batch_id bigint not null references filling_batch,
  company_id bigint not null references enterprise,
  until_on date not null,
  reason text not null,
  account_id bigint not null references account,
  at timestamptz not null default now(),
  unique (batch_id, company_id)
);
create index batch_reopening_company on batch_reopening (company_id);

create table demand_report (
  id bigint generated always as identity primary key,
  report_no text not null unique,
  batch_id bigint not null references filling_batch,
  form_version int not null,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  -- The institution it is recommended to.
  org_id bigint references organisation,
  received_org_id bigint references organisation,
  area_code char(6) not null references region,
  -- What is missing in a draft is null; a report that was handed in is complete.
  applicant_kind text,
  address text,
  amount_yuan numeric(15, 0) check (amount_yuan > 0),
  term_months int,
  want_rate numeric(5, 2),
  guarantee_mode text,
  loan_purpose text,
  purpose text,
  use_industry_code text,
  borrower_industry_code text,
  contact_name text,
  contact_phone_cipher text,
  declared_tests text[] not null default '{}',
  status text not null,
  -- The place in the list: it is kept when a report is returned.
  first_submitted_at timestamptz,
  accept_due_at timestamptz,
  visit_due_at timestamptz,
  contact_due_at timestamptz,
  decide_due_at timestamptz,
  visited_on date,
  return_reason text,
  reject_code text,
  reject_reason text,
  next_steps text,
  give_back_code text,
  give_back_reason text,
  credit_amount_yuan numeric(15, 0),
  credit_rate numeric(5, 2),
  credit_term_months int,
  credited_on date,
  loan_amount_yuan numeric(15, 0),
  loan_rate numeric(5, 2),
  loan_on date,
  loan_flags text[] not null default '{}',
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'SUBMITTED' then accept_due_at when 'ACCEPTED' then visit_due_at
    when 'RECOMMENDED' then contact_due_at when 'CONTACTED' then decide_due_at end) stored,
  check (status = 'DRAFT' or (applicant_kind is not null and address is not null
    and amount_yuan is not null and term_months is not null and guarantee_mode is not null and loan_purpose is not null
    and purpose is not null and use_industry_code is not null and contact_name is not null
    and contact_phone_cipher is not null and first_submitted_at is not null))
);
-- One report of an enterprise in a batch; one that was taken back or refused leaves room for another.
create unique index demand_report_once on demand_report (batch_id, company_id) where status not in ('WITHDRAWN', 'REJECTED');
create index demand_report_company on demand_report (company_id, id desc);
create index demand_report_org on demand_report (org_id, id desc) where org_id is not null;
create index demand_report_area on demand_report (area_code, id desc);
create index demand_report_place on demand_report (first_submitted_at, id) where status <> 'DRAFT';
create index demand_report_due on demand_report (due_at, id) where due_at is not null;

-- What somebody of the authority found on the spot: one record a report, written as often as needed.
create table report_visit (
  report_id bigint primary key references demand_report,
  visit_way text not null,
  visited_on date not null,
  visitors text not null,
  confirmed_tests text[] not null default '{}',
  doubted_tests text[] not null default '{}',
  findings text not null,
  account_id bigint not null references account,
  actor_name text not null,
  updated_at timestamptz not null default now()
);
