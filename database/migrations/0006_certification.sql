-- Every submission and decision of a certification, in order.
create table certification_event (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise,
  kind text not null check (kind in ('submitted', 'approved', 'rejected', 'changed')),
  reason text,
  actor_account_id bigint not null references account,
  at timestamptz not null default now()
);
create index certification_event_company on certification_event (company_id, id);
