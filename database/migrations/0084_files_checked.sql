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
