-- Who works on a person's tasks while that person is away.
create table task_substitute (
  account_id bigint primary key references account,
  substitute_id bigint not null references account,
  from_day date not null,
  to_day date not null,
  set_at timestamptz not null default now(),
  check (substitute_id <> account_id),
  check (to_day >= from_day)
);
create index task_substitute_by on task_substitute (substitute_id, to_day);
create index case_task_officer on case_task (officer_account_id, due_at) where officer_account_id is not null and waits_for is not null;
