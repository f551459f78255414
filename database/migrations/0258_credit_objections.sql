-- Objections of enterprises to items of their credit information, examined by the platform's operators.
create sequence credit_objection_no;
create table credit_objection (
  id bigint generated always as identity primary key,
  number text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  -- No institution takes part; the kernel's columns stay empty.
  org_id bigint references organisation,
  received_org_id bigint references organisation,
  -- The province: operators work on all of them.
  area_code char(6) not null references region (code),
  -- The item as it was when the enterprise objected, and the name under which its source goes on telling it.
  item_id bigint not null references credit_item,
  topic text not null,
  source text not null,
  source_key text not null,
  reason_code text not null,
  content text not null,
  correction text,
  reply text,
  decided_at timestamptz,
  status text not null,
  reply_due_at timestamptz not null,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case when status in ('SUBMITTED', 'TAKEN') then reply_due_at end) stored
);
-- One open objection per item, whichever of its versions it began with.
create unique index credit_objection_open on credit_objection (company_id, topic, source, source_key)
  where status in ('SUBMITTED', 'TAKEN');
create index credit_objection_item on credit_objection (company_id, topic, source, source_key, id desc);
create index credit_objection_company on credit_objection (company_id, id desc);
create index credit_objection_due on credit_objection (due_at, id) where due_at is not null;
