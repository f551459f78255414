-- Stored bytes that are not what was uploaded (docs/operations/files.md): open until something became of them.
create table file_fault (
  id bigint generated always as identity primary key,
  storage_key text not null,
  place text not null check (place in ('first', 'second')),
  kind text not null check (kind in ('missing', 'truncated', 'changed', 'unreadable')),
  found_by text not null check (found_by in ('reading', 'copying', 'check')),
  found_at timestamptz not null default now(),
  outcome text check (outcome in ('restored', 'sound', 'dropped')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index file_fault_open on file_fault (storage_key, place) where ended_at is null;

-- The nightly reading of every stored file, one row a run; a run goes on after `last_key`, whichever instance takes the next step.
create table file_check (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  finished_at timestamptz,
  last_key text not null default '',
  files int not null default 0,
  bytes bigint not null default 0,
  copied int not null default 0,
  restored int not null default 0,
  faults int not null default 0
);
create unique index file_check_running on file_check ((true)) where finished_at is null;

create index file_storage_key on file (storage_key) where deleted_at is null;
