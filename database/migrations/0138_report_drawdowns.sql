-- What an institution pays out of a granted credit, one row for each time; the report keeps their sum.
create table report_drawdown (
  id bigint generated always as identity primary key,
  report_id bigint not null references demand_report,
  drawn_on date not null,
  amount_yuan numeric(15, 0) not null check (amount_yuan > 0),
  rate numeric(5, 2) not null,
  -- Null where it was paid out before pricing was asked for.
  pricing_base text,
  repriced_on date,
  due_on date,
  -- Industry of the borrower and of the use are two, as banks report them.
  borrower_industry_code text,
  use_industry_code text,
  fee_yuan numeric(15, 0),
  loan_flags text[] not null default '{}',
  balance_yuan numeric(15, 0) not null,
  balance_on date not null,
  created_at timestamptz not null default now(),
  check (balance_yuan between 0 and amount_yuan and balance_on >= drawn_on)
);
create index report_drawdown_report on report_drawdown (report_id, id);

insert into report_drawdown (report_id, drawn_on, amount_yuan, rate, borrower_industry_code, use_industry_code, loan_flags,
    balance_yuan, balance_on)
  select id, loan_on, loan_amount_yuan, loan_rate, borrower_industry_code, use_industry_code, loan_flags, loan_amount_yuan, loan_on
  from demand_report where status = 'DISBURSED' and loan_amount_yuan is not null order by loan_on, id;
