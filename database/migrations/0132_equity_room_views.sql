-- Who looked at which file of a project's data room: the enterprise reads it.
create table equity_room_view (
  id bigint generated always as identity primary key,
  project_id bigint not null references equity_project,
  interest_id bigint not null references equity_interest,
  file_id text not null references file,
  file_name text not null,
  account_id bigint not null references account,
  at timestamptz not null
);
create index equity_room_view_project on equity_room_view (project_id, id desc);
