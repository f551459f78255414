-- Every order of the case lists from the index alone, for one institution as for many: what the filters ask for stands
-- beside the order (decision 0023).
drop index product_application_org_newest;
create index product_application_org_newest on product_application (org_id, id desc) include (status, due_at);
create index product_application_org_amount on product_application (org_id, amount_yuan desc, id desc)
  include (status, due_at);
drop index product_application_org_due;
create index product_application_org_due on product_application (org_id, due_at, id desc) include (status)
  where due_at is not null;
drop index product_application_due;
create index product_application_due on product_application (due_at, id desc) include (org_id, company_id, status)
  where due_at is not null;
-- Open cases are few among a million: their order by amount is an index of its own.
create index product_application_open_amount on product_application (amount_yuan desc, id desc)
  include (org_id, company_id, status) where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT');
