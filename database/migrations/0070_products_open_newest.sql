-- The newest open cases of many institutions, page by page: a million settled ones are not passed over (decision 0023).
create index product_application_open_newest on product_application (id desc)
  include (org_id, company_id, status) where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT');
