-- Questionnaires that operators publish, and what was answered; nothing tells who answered.
create table questionnaire (
  id bigint generated always as identity primary key,
  title text not null,
  audience text not null check (audience in ('enterprise', 'institution', 'everyone')),
  intro text not null,
  questions jsonb not null,
  thanks text not null,
  open_from timestamptz,
  open_to timestamptz,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  change_status text check (change_status in ('DRAFT', 'REVIEW')),
  change jsonb,
  changed_by bigint references account,
  submitted_by bigint references account,
  submitted_at timestamptz,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (open_from is null or open_to is null or open_from < open_to),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index questionnaire_open on questionnaire (audience, published_at desc, id desc) where status = 'PUBLISHED';

create table questionnaire_answer (
  id bigint generated always as identity primary key,
  questionnaire_id bigint not null references questionnaire,
  -- The released version whose questions were answered, in their order (publication_version).
  number int not null check (number > 0),
  answers jsonb not null,
  -- Of a random number that the device made for this questionnaire alone.
  key_digest bytea not null,
  answered_at timestamptz not null,
  unique (questionnaire_id, key_digest)
);
create index questionnaire_answer_version on questionnaire_answer (questionnaire_id, number, id desc);
create index questionnaire_answer_day on questionnaire_answer (questionnaire_id, answered_at);
