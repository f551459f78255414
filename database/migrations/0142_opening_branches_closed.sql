-- Branches that take openings are kept by their bank: a bank has a version, and a branch can be closed.
alter table opening_bank
  add column version int not null default 1,
  add column updated_at timestamptz not null default now();
alter table opening_branch
  add column closed_at timestamptz,
  add column close_reason text,
  add check (close_reason is null or closed_at is not null);
