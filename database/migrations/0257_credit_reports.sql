-- Credit reports: one frozen, sealed copy for each issue. What is public of one is its number, masked name, days and digest.
create table credit_report (
  id bigint generated always as identity primary key,
  number text not null unique,
  company_id bigint not null references enterprise,
  corporate_name text not null,
  account_id bigint not null references account,
  -- For whom it was made: nothing where the company made it for itself.
  org_id bigint references organisation,
  case_no text,
  topics text[] not null,
  personal_view text not null,
  status text not null check (status in ('pending', 'ready', 'failed')),
  requested_at timestamptz not null,
  issued_at timestamptz,
  valid_until timestamptz,
  content bytea,
  digest_suite text,
  digest text,
  constraint credit_report_issued check
    ((status = 'ready') = (content is not null and digest is not null and issued_at is not null and valid_until is not null))
);
create index credit_report_company on credit_report (company_id, id desc);
create index credit_report_org on credit_report (org_id, id desc) where org_id is not null;
create unique index credit_report_pending on credit_report (account_id, company_id) where status = 'pending';
