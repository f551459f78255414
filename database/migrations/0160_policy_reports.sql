-- What the matcher said to an enterprise on a day, with the facts and the version of every rule: never rewritten.
create table policy_report (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise on delete cascade,
  account_id bigint references account,
  corporate_name text not null,
  facts jsonb not null,
  matches jsonb not null,
  made_at timestamptz not null
);
create index policy_report_company on policy_report (company_id, id desc);
