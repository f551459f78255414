-- Moves of the stored bytes from one store to another (docs/operations/files.md), one row a move; whichever process takes the next
-- step goes on after `last_key`. A round goes over every file; rounds are repeated until one finds nothing to carry.
create table file_move (
  id bigint generated always as identity primary key,
  target text not null,
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  finished_at timestamptz,
  round int not null default 1,
  last_key text not null default '',
  files int not null default 0,
  bytes bigint not null default 0,
  failed int not null default 0,
  carried_in_round int not null default 0,
  carried int not null default 0
);
create unique index file_move_running on file_move ((true)) where finished_at is null;
