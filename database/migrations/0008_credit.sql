create sequence authorisation_no;

-- A consent of one enterprise for one institution and one case (docs/product-rules.md, Authorisations).
create table credit_authorisation (
  id bigint generated always as identity primary key,
  auth_no text not null unique,
  grantor_company_id bigint not null references enterprise,
  grantor_account_id bigint not null references account,
  grantee_org_id bigint not null references organisation,
  purpose_code text not null,
  biz_no text not null,
  data_scope text[] not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  agreement_version text not null,
  evidence_hash text not null,
  status text not null check (status in ('REQUESTED', 'AUTHORIZED', 'USED', 'EXPIRED', 'REVOKED', 'REJECTED')),
  revoked_at timestamptz,
  revoke_reason text,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index credit_authorisation_grantor on credit_authorisation (grantor_company_id, id desc);
create index credit_authorisation_biz on credit_authorisation (biz_no);

create table credit_access (
  id bigint generated always as identity primary key,
  authorisation_id bigint not null references credit_authorisation,
  account_id bigint not null references account,
  what text not null,
  at timestamptz not null default now()
);
create index credit_access_authorisation on credit_access (authorisation_id, id desc);

alter table product_application add foreign key (authorisation_id) references credit_authorisation;
