create table product (
  id bigint generated always as identity primary key,
  name text not null,
  org_id bigint not null references organisation,
  category text not null,
  guarantee_modes text[] not null default '{}',
  amount_min_yuan numeric(15, 0) not null,
  amount_max_yuan numeric(15, 0) not null,
  rate_min numeric(5, 2) not null,
  rate_max numeric(5, 2) not null,
  term_min_months int not null,
  term_max_months int not null,
  repayment_modes text[] not null default '{}',
  area_codes text[] not null default '{}',
  target_groups text[] not null default '{}',
  zones text[] not null default '{}',
  fees jsonb not null default '[]',
  annual_cost_min numeric(5, 2) not null,
  requirements text not null default '',
  materials text[] not null default '{}',
  highlights text not null default '',
  online_apply boolean not null default true,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'LISTED', 'RETURNED', 'UNLISTED')),
  views int not null default 0,
  applications_count int not null default 0,
  average_decision_days numeric(5, 1),
  search_words text[] not null default '{}',
  is_example boolean not null default false,
  listed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (amount_min_yuan <= amount_max_yuan),
  check (rate_min <= rate_max),
  check (term_min_months <= term_max_months)
);
create index product_listed on product (id desc) where status = 'LISTED';
create index product_org on product (org_id, id desc);
create index product_rate on product (rate_min, id desc) where status = 'LISTED';
create index product_search on product using gin (search_words);
create index product_zones on product using gin (zones);

create sequence product_apply_no;

create table product_application (
  id bigint generated always as identity primary key,
  apply_no text not null unique,
  product_id bigint not null references product,
  product_snapshot jsonb not null,
  org_id bigint not null references organisation,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  region_code char(6) references region,
  amount_yuan numeric(15, 0) not null check (amount_yuan > 0),
  term_months int not null,
  guarantee_mode text not null,
  purpose text not null,
  contact_name text not null,
  contact_phone_cipher text not null,
  annual_revenue_yuan numeric(15, 0),
  authorisation_id bigint,
  status text not null,
  resume_status text,
  supplement_request text,
  accept_due_at timestamptz,
  decide_due_at timestamptz,
  clock_paused_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone text,
  accepted_at timestamptz,
  decided_at timestamptz,
  credit_amount_yuan numeric(15, 0),
  credit_rate numeric(5, 2),
  credit_term_months int,
  credit_valid_to date,
  credit_conditions text,
  loan_amount_yuan numeric(15, 0),
  loan_date date,
  is_first_loan boolean,
  is_credit_only boolean,
  reject_code text,
  reject_reason text,
  next_steps text,
  transferred_from_id bigint references product_application,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index product_application_company on product_application (company_id, id desc);
create index product_application_org on product_application (org_id, status, id desc);
create index product_application_org_due on product_application (org_id, coalesce(accept_due_at, decide_due_at))
  where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING');
create index product_application_product on product_application (product_id);
create index product_application_status on product_application (status, region_code);
-- One open application of an enterprise per product.
create unique index product_application_open on product_application (company_id, product_id)
  where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT');

create table application_event (
  id bigint generated always as identity primary key,
  application_id bigint not null references product_application,
  action text not null,
  from_status text,
  to_status text not null,
  actor_account_id bigint references account,
  actor_side text not null check (actor_side in ('enterprise', 'institution', 'platform')),
  actor_name text not null,
  note text,
  at timestamptz not null default now()
);
create index application_event_application on application_event (application_id, id);
