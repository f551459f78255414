-- The valuation that was chosen for an application, as it stood that day; later changes of it do not touch the case.
alter table product_application add column valuation_snapshot jsonb;
