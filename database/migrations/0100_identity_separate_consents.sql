-- Sensitive personal information is agreed to by itself (decision 0048): such a text stands beside the platform's agreement, and a
-- consent to it says for which company, whose data, and until when it held.
alter table agreement add column kind text not null default 'platform';
alter table consent_record
  add column company_id bigint references enterprise,
  add column subject_name text,
  add column withdrawn_at timestamptz;
create index consent_record_company on consent_record (company_id) where company_id is not null;
