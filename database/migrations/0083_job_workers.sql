-- The workers of the instances and when each was last heard of: the jobs of one that fell silent are released.
create table job_worker (
  id text primary key,
  instance text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  restarts integer not null default 0,
  last_error text
);
