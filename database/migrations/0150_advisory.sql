-- Questions of enterprises to the authority of an area, which may let an institution answer.
create sequence advisory_question_no;
create table advisory_question (
  id bigint generated always as identity primary key,
  question_no text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  -- The institution that is to answer, or has answered.
  org_id bigint references organisation,
  received_org_id bigint references organisation,
  -- Where it lies: the asked area, or the province for topics that the platform answers.
  area_code char(6) not null references region (code),
  topic text not null,
  title text not null,
  content text not null,
  may_publish boolean not null,
  answer text,
  answered_at timestamptz,
  -- Whether every answer so far was given within its limit.
  answered_in_time boolean,
  score text check (score in ('1', '2', '3', '4', '5')),
  reject_code text,
  reject_reason text,
  next_steps text,
  reopenings int not null default 0 check (reopenings >= 0),
  status text not null,
  answer_due_at timestamptz not null,
  settle_due_at timestamptz,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_in_time is null)),
  due_at timestamptz generated always as (case when status in ('SUBMITTED', 'ASSIGNED', 'REFERRED', 'REOPENED') then answer_due_at
    when status in ('ANSWERED', 'RATED') then settle_due_at end) stored
);
create index advisory_question_area on advisory_question (area_code, id desc);
create index advisory_question_org on advisory_question (org_id, id desc) where org_id is not null;
create index advisory_question_company on advisory_question (company_id, id desc);
create index advisory_question_asked on advisory_question (applicant_account_id, created_at);
create index advisory_question_due on advisory_question (due_at, id) where due_at is not null;
