-- How a loan is repaid, and in what the grant differs from what the product published on the day of the application.
alter table product_application add column credit_repayment text;
alter table product_application add column credit_deviations text[] not null default '{}';
alter table product_application add column deviation_reason text;
alter table product_application add constraint product_application_deviation_explained
  check (credit_deviations = '{}' or deviation_reason is not null);
