-- How many times the case has been moved on before; when its officers were reminded of the current due time.
alter table product_application
  add column transfers smallint not null default 0,
  add column reminded_at timestamptz,
  -- The current step's due time; nobody's clock runs in any other state.
  add column due_at timestamptz generated always as (
    case status when 'SUBMITTED' then accept_due_at when 'ACCEPTED' then decide_due_at when 'REVIEWING' then decide_due_at end
  ) stored;
alter table product_application rename column officer_phone to officer_phone_cipher;

drop index product_application_org_due;
create index product_application_org_due on product_application (org_id, due_at) where due_at is not null;
create index product_application_due on product_application (due_at) where due_at is not null;
create index product_application_org_newest on product_application (org_id, id desc);
create index product_application_decided on product_application (product_id, decided_at) where decided_at is not null;
