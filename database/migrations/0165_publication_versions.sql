-- What the public read of a record, each time it was released: the form as it was approved, never changed afterwards.
create table publication_version (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  number int not null check (number > 0),
  form jsonb not null,
  public_from timestamptz not null,
  submitted_by bigint references account,
  approved_by bigint references account,
  created_at timestamptz not null default now(),
  unique (kind, record_id, number)
);
