-- Institutions ask for an authorisation within a case; the enterprise decides. Until it has, nobody has consented to anything
-- (no grantor's account, no evidence) and valid_to is when the request lapses.
alter table credit_authorisation
  alter column grantor_account_id drop not null,
  alter column evidence_hash drop not null,
  add column corporate_name text,
  add column credit_code text,
  add column org_name text,
  add column requested_by_account_id bigint references account,
  add column request_reason text,
  add column term_days int,
  add column decided_at timestamptz,
  add column reject_reason text,
  add constraint credit_authorisation_consented check
    (status in ('REQUESTED', 'REJECTED', 'EXPIRED', 'REVOKED') or (grantor_account_id is not null and evidence_hash is not null));

-- Names as they were when it was given: a credential of it says them.
update credit_authorisation c set corporate_name = coalesce(e.corporate_name, ''), credit_code = e.credit_code
  from enterprise e where e.id = c.grantor_company_id;
update credit_authorisation c set org_name = o.name from organisation o where o.id = c.grantee_org_id;
alter table credit_authorisation alter column corporate_name set not null, alter column org_name set not null;

create unique index credit_authorisation_request on credit_authorisation (grantor_company_id, grantee_org_id, biz_no)
  where status = 'REQUESTED';
create index credit_authorisation_between on credit_authorisation
  (grantor_company_id, coalesce(successor_org_id, grantee_org_id), id desc);

-- Each delivery of a topic is a row of its own, with what it was and the digest of what went out (JR/T 0325-2024, E.4).
alter table credit_access
  add column company_id bigint references enterprise,
  add column topics text[],
  add column items int,
  add column digest_suite text,
  add column digest text,
  add constraint credit_access_receipt check ((topics is null) = (digest is null) and (digest is null) = (digest_suite is null));
update credit_access a set company_id = c.grantor_company_id from credit_authorisation c where c.id = a.authorisation_id;
alter table credit_access alter column company_id set not null;
create index credit_access_company on credit_access (company_id, at desc, id desc);

-- Opening a case again within the hour is one look; a delivery never is.
drop index credit_access_hour;
create unique index credit_access_hour on credit_access
  (authorisation_id, account_id, what, date_trunc('hour', at at time zone 'UTC')) where topics is null;
