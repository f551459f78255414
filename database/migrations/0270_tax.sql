-- Consents by which a tax authority hands an enterprise's data to one institution, for one case (decision 0092). The data itself is
-- kept nowhere: what was handed over leaves digest and receipt.
alter table sms_code drop constraint sms_code_scene_check;
alter table sms_code add constraint sms_code_scene_check
  check (scene in ('register', 'login', 'password', 'phone', 'tax'));

create sequence tax_licence_no;
create sequence tax_report_no;

create table tax_licence (
  id bigint generated always as identity primary key,
  licence_no text not null unique,
  company_id bigint not null references enterprise,
  account_id bigint not null references account,
  org_id bigint not null references organisation,
  application_id bigint not null references product_application,
  biz_no text not null,
  legal_person_name text not null,
  legal_person_phone_cipher text,
  scope text[] not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  agreement_version text not null,
  evidence_hash text not null,
  status text not null default 'VALID' check (status in ('VALID', 'EXPIRED', 'REVOKED')),
  revoked_at timestamptz,
  end_reason text,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  check (valid_from < valid_to)
);
create unique index tax_licence_one on tax_licence (application_id) where status = 'VALID';
create index tax_licence_company on tax_licence (company_id, id desc);
create index tax_licence_org on tax_licence (org_id, id desc);
create index tax_licence_ending on tax_licence (valid_to, id) where status = 'VALID';

create table tax_report (
  id bigint generated always as identity primary key,
  apply_no text not null unique,
  company_id bigint not null references enterprise,
  account_id bigint not null references account,
  org_id bigint not null references organisation,
  application_id bigint not null references product_application,
  biz_no text not null,
  licence_id bigint references tax_licence,
  status text not null check (status in ('SUBMITTED', 'AUTHORISED', 'GENERATING', 'READY', 'EXPIRED', 'FAILED')),
  source_report_id text,
  is_demonstration boolean not null default false,
  failure text,
  applied_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'SUBMITTED' or status = 'EXPIRED' or licence_id is not null)
);
create unique index tax_report_one on tax_report (application_id)
  where status in ('SUBMITTED', 'AUTHORISED', 'GENERATING', 'READY');
create index tax_report_company on tax_report (company_id, id desc);
create index tax_report_org on tax_report (org_id, id desc);
create index tax_report_going on tax_report (id) where status in ('SUBMITTED', 'AUTHORISED', 'GENERATING', 'READY');

create table tax_delivery (
  id bigint generated always as identity primary key,
  licence_id bigint not null references tax_licence,
  report_id bigint references tax_report,
  account_id bigint not null references account,
  sections text[] not null,
  receipt_no text not null,
  digest text not null,
  is_demonstration boolean not null,
  at timestamptz not null
);
create index tax_delivery_licence on tax_delivery (licence_id, id desc);
create index tax_delivery_report on tax_delivery (report_id, id desc) where report_id is not null;

create table tax_report_token (
  token_hash bytea primary key,
  report_id bigint not null references tax_report,
  account_id bigint not null references account,
  session_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tax_report_token_ending on tax_report_token (expires_at);
