-- A person's own data, collected by a job, encrypted, and gone when the link expires.
create table personal_export (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  status text not null default 'pending' check (status in ('pending', 'ready', 'expired')),
  content_cipher text,
  size int,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index personal_export_account on personal_export (account_id, id desc);
create unique index personal_export_pending on personal_export (account_id) where status = 'pending';
create index personal_export_expires on personal_export (expires_at) where status = 'ready';
