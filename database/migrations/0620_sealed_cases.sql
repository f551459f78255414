-- Behind which public numbers nobody stands: the few cases that were taken back, read from the index alone (decision 0219).
create index product_application_sealed on product_application (region_code) include (status, industry_code, created_at, zones)
  where sealed_at is not null;
