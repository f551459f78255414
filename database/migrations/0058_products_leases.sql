-- An enterprise's need to lease equipment, the answer of each institution it is shown to, and what happened.
create sequence lease_need_no;

create table lease_need (
  id bigint generated always as identity primary key,
  need_no text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  kind text not null check (kind in ('direct', 'leaseback')),
  equipment_name text not null,
  equipment_category text not null,
  equipment_condition text not null check (equipment_condition in ('new', 'used')),
  value_yuan numeric(15, 0) not null check (value_yuan > 0),
  amount_yuan numeric(15, 0) not null check (amount_yuan > 0 and amount_yuan <= value_yuan),
  term_months int not null,
  down_payment_percent numeric(5, 2) not null check (down_payment_percent between 0 and 100),
  purpose text not null,
  area_code char(6) not null references region,
  contact_name text not null,
  contact_phone_cipher text not null,
  audience text not null check (audience in ('one', 'area')),
  consent_version text not null,
  consent_hash text not null,
  status text not null,
  expires_at timestamptz not null,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index lease_need_company on lease_need (company_id, id desc);

create table lease_response (
  id bigint generated always as identity primary key,
  need_id bigint not null references lease_need,
  org_id bigint not null references organisation,
  status text not null,
  accept_due_at timestamptz not null,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  accepted_at timestamptz,
  offer_amount_yuan numeric(15, 0),
  offer_rent_yuan numeric(15, 0),
  offer_rate numeric(5, 2),
  offer_term_months int,
  offer_fee_yuan numeric(15, 0),
  offer_conditions text,
  offer_valid_to date,
  offered_at timestamptz,
  agreed_at timestamptz,
  signed_at timestamptz,
  decline_code text,
  decline_reason text,
  next_steps text,
  reminded_at timestamptz,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- Nobody's clock runs once the institution has answered.
  due_at timestamptz generated always as (case status when 'SUBMITTED' then accept_due_at end) stored,
  unique (need_id, org_id)
);
create index lease_response_org on lease_response (org_id, id desc);
create index lease_response_due on lease_response (due_at, id) where due_at is not null;
-- Exactly one institution signs a need.
create unique index lease_response_signed on lease_response (need_id) where status in ('SIGNED', 'CLOSED');

create table lease_event (
  id bigint generated always as identity primary key,
  need_id bigint not null references lease_need,
  -- Null for what concerns the whole need.
  response_id bigint references lease_response,
  action text not null,
  from_status text,
  to_status text not null,
  actor_account_id bigint references account,
  actor_side text not null check (actor_side in ('enterprise', 'institution', 'platform')),
  actor_name text not null,
  note text,
  at timestamptz not null default now()
);
create index lease_event_need on lease_event (need_id, id);
