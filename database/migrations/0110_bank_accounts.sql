-- Banks and branches that open accounts by appointment, the times they offer, openings, and the accounts of enterprises.
create table opening_bank (
  org_id bigint primary key references organisation,
  bank_code char(12) not null unique check (bank_code ~ '^\d{12}$'),
  profile text not null check (profile in ('LZB', 'PDB')),
  is_open boolean not null default true
);

create table opening_branch (
  org_id bigint primary key references organisation,
  bank_org_id bigint not null references opening_bank,
  branch_code char(12) not null unique check (branch_code ~ '^\d{12}$'),
  is_open boolean not null default true,
  -- Times of a day in the province, HH:MM, in this order.
  opens_at text not null,
  rest_from text not null,
  rest_to text not null,
  closes_at text not null,
  slot_minutes text not null check (slot_minutes in ('30', '60', '90')),
  slot_capacity int not null check (slot_capacity between 0 and 20),
  account_types text[] not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  check (opens_at < rest_from and rest_from <= rest_to and rest_to < closes_at)
);
create index opening_branch_bank on opening_branch (bank_org_id);

-- A time that somebody booked or that has a capacity of its own; every other one follows from the settings of its branch.
create table appointment_slot (
  branch_org_id bigint not null references opening_branch,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- Null: as the branch has it.
  capacity int check (capacity between 0 and 20),
  primary key (branch_org_id, begins_at)
);

create sequence account_opening_no;
create table account_opening (
  id bigint generated always as identity primary key,
  number text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  branch_org_id bigint not null references opening_branch,
  appoint_time timestamptz not null,
  appoint_end timestamptz not null,
  profile text not null check (profile in ('LZB', 'PDB')),
  account_type text not null check (account_type in ('basic', 'general', 'special', 'temporary')),
  subject_kind text not null check (subject_kind in ('corporation', 'partnership', 'individual', 'cooperative')),
  corporate_name text not null,
  credit_code text not null,
  legal_person_name text not null,
  basic_account_no text,
  purpose text not null,
  beneficial_owner text not null check (beneficial_owner in ('registered', 'exempt', 'notYet')),
  contact_name text not null,
  contact_phone_cipher text not null,
  -- Gone once the opening is over.
  operator_id_no_cipher text,
  legal_person_phone_cipher text,
  materials text[] not null,
  findings text[] not null,
  is_simple_opening boolean,
  licence_valid_to date,
  consent_version text not null,
  consent_hash text not null,
  bank_reference text,
  is_demonstration boolean not null default false,
  diligence text check (diligence in ('simplified', 'standard', 'enhanced')),
  diligence_reason text,
  account_no_index bytea,
  account_no_masked text,
  opened_on date,
  fail_code text,
  fail_reason text,
  next_steps text,
  status text not null,
  confirm_due_at timestamptz not null,
  visit_due_at timestamptz,
  open_due_at timestamptz,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'SUBMITTED' then confirm_due_at
    when 'CONFIRMED' then visit_due_at when 'VERIFYING' then open_due_at end) stored,
  foreign key (branch_org_id, appoint_time) references appointment_slot (branch_org_id, begins_at)
);
create index account_opening_org on account_opening (org_id, id desc);
create index account_opening_company on account_opening (company_id, id desc);
create index account_opening_due on account_opening (due_at, id) where due_at is not null;
create index account_opening_slot on account_opening (branch_org_id, appoint_time);
-- One basic account for an enterprise: one opening of it at a time, and none after it has been opened.
create unique index account_opening_basic on account_opening (company_id)
  where account_type = 'basic' and status in ('SUBMITTED', 'CONFIRMED', 'VERIFYING');

create table bank_account (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise,
  source text not null check (source in ('opened', 'declared')),
  -- Of what was opened here.
  org_id bigint references organisation,
  opening_id bigint unique references account_opening,
  bank_name text not null,
  branch_name text not null,
  account_type text not null check (account_type in ('basic', 'general', 'special', 'temporary')),
  account_no_cipher text not null,
  account_no_masked text not null,
  basic_account_no text,
  opened_on date not null,
  closed_on date,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((source = 'opened') = (opening_id is not null and org_id is not null)),
  check (closed_on is null or closed_on >= opened_on)
);
create index bank_account_company on bank_account (company_id, id desc);
create index bank_account_org on bank_account (org_id, id desc) where org_id is not null;
create unique index bank_account_basic on bank_account (company_id) where account_type = 'basic' and closed_on is null;
