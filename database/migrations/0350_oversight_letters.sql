-- Letters of the government of an area to institutions about cases that they have not dealt with.
-- A letter is no enterprise's: tasks of such kinds have none.
alter table case_task alter column company_id drop not null;

create sequence oversight_letter_no;
create table oversight_letter (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- The kernel's column; a letter is about cases of several enterprises and belongs to none.
  company_id bigint references enterprise,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  area_code char(6) not null references region (code),
  author_account_id bigint not null references account,
  author_name text not null,
  subject text not null,
  content text not null,
  answer text,
  answered_at timestamptz,
  return_reason text,
  returns int not null default 0 check (returns >= 0),
  reminders int not null default 0 check (reminders >= 0),
  is_example boolean not null default false,
  status text not null,
  answer_due_at timestamptz not null,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case when status = 'SENT' then answer_due_at end) stored
);
create index oversight_letter_area on oversight_letter (area_code, id desc);
create index oversight_letter_org on oversight_letter (org_id, id desc);
create index oversight_letter_due on oversight_letter (due_at, id) where due_at is not null;

-- The cases a letter is about, as they stood when it was written.
create table oversight_letter_case (
  letter_id bigint not null references oversight_letter on delete cascade,
  kind text not null,
  case_id bigint not null,
  number text not null,
  company_id bigint references enterprise,
  -- Where it stood: it is dealt with once it has moved on.
  status text not null,
  due_at timestamptz,
  primary key (letter_id, kind, case_id)
);
create index oversight_letter_case_case on oversight_letter_case (kind, case_id);
create index oversight_letter_case_company on oversight_letter_case (company_id);
