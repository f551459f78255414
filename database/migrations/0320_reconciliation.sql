-- Each repayment of a loan, so that a day's file names the day's own; of earlier ones only the sum and the last day are known.
create table application_repayment (
  id bigint generated always as identity primary key,
  application_id bigint not null references product_application,
  principal_yuan numeric(15, 0) not null check (principal_yuan > 0),
  repaid_on date not null,
  recorded_at timestamptz not null
);
create index application_repayment_application on application_repayment (application_id, repaid_on);
insert into application_repayment (application_id, principal_yuan, repaid_on, recorded_at)
select id, repaid_yuan, repaid_on, updated_at from product_application where repaid_yuan is not null;

-- The working days of institutions whose systems reconcile, and the files of both sides (decision 0083).
create table reconciliation_day (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  day date not null,
  from_day date not null check (from_day <= day),
  -- Counts the comparisons that were asked for: one that is overtaken ends without effect.
  run int not null default 0,
  phase text check (phase in ('making', 'comparing')),
  done_rows int not null default 0,
  total_rows int not null default 0,
  our_file_id bigint,
  their_file_id bigint,
  unique (org_id, day)
);

create table reconciliation_file (
  id bigint generated always as identity primary key,
  day_id bigint not null references reconciliation_day,
  side text not null check (side in ('ours', 'theirs')),
  version int not null,
  sha256 text not null,
  sm3 text not null,
  row_count int not null,
  sum_yuan numeric(20, 0) not null,
  sums jsonb not null,
  content bytea not null,
  made_by text not null,
  made_at timestamptz not null,
  unique (day_id, side, sha256)
);
alter table reconciliation_day
  add foreign key (our_file_id) references reconciliation_file,
  add foreign key (their_file_id) references reconciliation_file;

create table reconciliation_difference (
  id bigint generated always as identity primary key,
  day_id bigint not null references reconciliation_day,
  kind text not null,
  apply_no text not null,
  row_day date not null,
  type text not null,
  ours jsonb,
  theirs jsonb,
  state text not null default 'open' check (state in ('open', 'writeBack', 'explained', 'settled')),
  found_at timestamptz not null,
  settled_at timestamptz,
  unique (day_id, kind, apply_no, row_day, type),
  check ((state = 'settled') = (settled_at is not null))
);
create index reconciliation_difference_open on reconciliation_difference (day_id) where state <> 'settled';

create table reconciliation_step (
  id bigint generated always as identity primary key,
  difference_id bigint not null references reconciliation_difference,
  step text not null,
  at timestamptz not null,
  by_account_id bigint references account,
  by_name text not null,
  note text
);
create index reconciliation_step_difference on reconciliation_step (difference_id, id);
