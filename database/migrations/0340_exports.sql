-- Lists as files (decision 0104): who asked for which list by which filter, how far it is, and the bytes of those made in the background.
create table export_file (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- The list's call, and what it was called when the file was asked for.
  list text not null,
  title text not null,
  format text not null,
  -- What the list was asked, as its call reads it: params, query, body.
  asked jsonb not null,
  filter_words text[] not null,
  city_code char(6) not null,
  session_scope text not null,
  -- Roles, organisation, company and region at the time: whoever has others now asks anew.
  rights bytea not null,
  status text not null,
  is_in_background boolean not null,
  done_rows integer not null default 0,
  total_rows integer,
  failure text,
  -- The run whose parts are the file; parts of other runs are none.
  run uuid,
  size bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  deleted_at timestamptz
);
create index export_file_account on export_file (account_id, id desc);
create index export_file_requested on export_file (requested_at);

create table export_part (
  export_id bigint not null references export_file on delete cascade,
  run uuid not null,
  place integer not null,
  content bytea not null,
  primary key (export_id, run, place)
);
