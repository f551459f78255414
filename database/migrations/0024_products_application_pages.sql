-- Deep pages of the case lists read the index alone: the order first, what the row rules ask for beside it.
create index product_application_newest on product_application (id desc) include (org_id, company_id, status, due_at);
create index product_application_amount on product_application (amount_yuan desc, id desc) include (org_id, company_id, status);
drop index product_application_org_due;
create index product_application_org_due on product_application (org_id, due_at, id desc) where due_at is not null;

-- The published record of an institution and the days of a product, from the index alone.
create index product_application_record on product_application (org_id)
  include (status, created_at, accepted_at, accept_due_at, decided_at, credit_amount_yuan, reject_code);
drop index product_application_decided;
create index product_application_decided on product_application (product_id, decided_at) include (created_at)
  where decided_at is not null;
