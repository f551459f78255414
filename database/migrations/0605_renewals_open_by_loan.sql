-- One open application of an enterprise for a product, and beside it one for each loan that is renewed with that product. The index of 0007,
-- which lets one of them wait for the other, goes one release later: instances of the release before name its columns.
create unique index product_application_open_loan on product_application (company_id, product_id, coalesce(renews_id, 0))
  where status in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT');
