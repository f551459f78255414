-- What each process has answered, minute by minute: the shared place from which the operation screen counts all instances together.
-- `within_ms` counts answers by how long they took, in the bounds of the contract.
create table service_minute (
  minute timestamptz not null,
  instance uuid not null,
  answered integer not null check (answered >= 0),
  failed integer not null check (failed between 0 and answered),
  by_bound integer[] not null,
  primary key (minute, instance)
);
