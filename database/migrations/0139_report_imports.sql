-- Lists by which an authority fills reports in for enterprises, row by row in the background.
create table report_import (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  actor_name text not null,
  -- Only enterprises and reports within it are taken.
  area_code char(6) not null references region,
  batch_id bigint not null references filling_batch,
  file_name text not null,
  status text not null check (status in ('running', 'done', 'cancelled')),
  -- The rows that are still to be looked at, encrypted; gone when the list is over.
  rows_cipher text,
  total_rows int not null,
  done_rows int not null default 0,
  taken int not null default 0,
  repeated int not null default 0,
  refused int not null default 0,
  requested_at timestamptz not null,
  ended_at timestamptz
);
create index report_import_account on report_import (account_id, id desc);
-- One at a time for an account.
create unique index report_import_running on report_import (account_id) where status = 'running';

create table report_import_row (
  import_id bigint not null references report_import,
  row_no int not null,
  corporate_name text not null,
  outcome text not null check (outcome in ('taken', 'repeated', 'refused')),
  report_id bigint references demand_report,
  -- Which column is wrong, and why.
  problems jsonb not null default '[]',
  primary key (import_id, row_no)
);
create index report_import_row_report on report_import_row (report_id) where report_id is not null;

-- Who filled a report in for the enterprise; it counts once the enterprise has confirmed it.
alter table demand_report add column filled_by_account_id bigint references account;
alter table demand_report add column filled_by_name text;
alter table demand_report add column confirmed_at timestamptz;
