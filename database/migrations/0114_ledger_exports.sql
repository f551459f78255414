-- Ledgers of demand reports as files: made in the background, kept for a day.
create table ledger_export (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  area_code char(6) not null references region,
  batch_id bigint references filling_batch,
  applicant_kind text,
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  -- How far the file is: rows written, of so many.
  done_rows int not null default 0,
  total_rows int,
  content bytea,
  data_hash text,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index ledger_export_account on ledger_export (account_id, id desc);
-- One at a time for an account.
create unique index ledger_export_pending on ledger_export (account_id) where status = 'pending';
