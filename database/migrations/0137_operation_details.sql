-- What an equity institution keeps of a need it works on: notes, interviews and papers (specification 4, decision 0060).
create table response_note (
  id bigint generated always as identity primary key,
  response_id bigint not null references need_response,
  content text not null,
  account_id bigint not null references account,
  actor_name text not null,
  created_at timestamptz not null default now()
);
create index response_note_response on response_note (response_id, id);

create table response_interview (
  id bigint generated always as identity primary key,
  response_id bigint not null references need_response,
  starts_at timestamptz not null,
  way text not null,
  place text,
  agenda text,
  status text not null default 'PROPOSED',
  account_id bigint not null references account,
  actor_name text not null,
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index response_interview_response on response_interview (response_id, id);
