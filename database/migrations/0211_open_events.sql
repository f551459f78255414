-- What was paid back of a loan, as the institution records it.
alter table product_application
  add column repaid_yuan numeric(15, 0) check (repaid_yuan > 0 and repaid_yuan <= loan_amount_yuan),
  add column repaid_on date,
  add check ((repaid_yuan is null) = (repaid_on is null));

-- What systems of institutions wrote back, by the number the institution gave it: the same number gets the first answer for good.
create table open_event (
  org_id bigint not null references organisation,
  event_id text not null,
  call text not null,
  case_number text not null,
  body_hash bytea not null,
  answer jsonb,
  key_id bigint not null references open_key,
  received_at timestamptz not null,
  primary key (org_id, event_id)
);
