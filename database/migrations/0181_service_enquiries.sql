-- Enquiries of enterprises for services of intermediaries: quoted, ordered, delivered, closed with a rating.
create sequence service_enquiry_no;
create table service_enquiry (
  id bigint generated always as identity primary key,
  enquiry_no text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  service_id bigint not null references service_entry,
  -- As it was called when it was asked for.
  service_name text not null,
  area_code char(6) not null references region (code),
  content text not null,
  wished_time text not null,
  quote_yuan numeric(15, 0) check (quote_yuan > 0),
  quote_note text,
  decline_code text,
  decline_reason text,
  quality text check (quality in ('1', '2', '3', '4', '5')),
  time_score text check (time_score in ('1', '2', '3', '4', '5')),
  attitude text check (attitude in ('1', '2', '3', '4', '5')),
  price text check (price in ('1', '2', '3', '4', '5')),
  words text,
  status text not null,
  answer_due_at timestamptz not null,
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
  due_at timestamptz generated always as (case status when 'SUBMITTED' then answer_due_at
    when 'QUOTED' then decide_due_at end) stored
);
create unique index service_enquiry_living on service_enquiry (company_id, service_id)
  where status in ('SUBMITTED', 'QUOTED', 'ORDERED', 'DELIVERED');
create index service_enquiry_org on service_enquiry (org_id, id desc);
create index service_enquiry_company on service_enquiry (company_id, id desc);
create index service_enquiry_rated on service_enquiry (service_id) where quality is not null;
create index service_enquiry_due on service_enquiry (due_at, id) where due_at is not null;
