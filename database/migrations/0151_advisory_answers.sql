-- Questions with their answers as everybody reads them: names removed, reviewed by a second person.
create table advisory_answer (
  id bigint generated always as identity primary key,
  -- The question it was made from; none where an operator wrote it.
  question_id bigint unique references advisory_question,
  title text not null,
  topic text not null,
  question text not null,
  answer text not null,
  status text not null default 'DRAFT' constraint advisory_answer_status_check check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  change_status text check (change_status in ('DRAFT', 'REVIEW')),
  change jsonb,
  changed_by bigint references account,
  submitted_by bigint references account,
  submitted_at timestamptz,
  return_reason text,
  published_at timestamptz,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index advisory_answer_published on advisory_answer (published_at desc, id desc) where status = 'PUBLISHED';
create index advisory_answer_search on advisory_answer using gin (search_words);
