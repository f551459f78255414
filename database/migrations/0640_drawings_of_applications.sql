-- What the institution's ledger says of a loan (decision 0245), as report_drawdown has it. Null where it said nothing, which is every loan of before.
alter table product_application
  add column loan_pricing_base text, add column loan_repriced_on date, add column loan_use_industry_code text,
  add column loan_fee_yuan numeric(15,0), add column loan_flags text[];
