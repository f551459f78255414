-- Why an enterprise ended its search without an investor.
alter table equity_project
  add column fail_code text,
  add column fail_reason text;
