-- Links are maintained as everything else that is published: a second person approves, what was shown so far stays shown.
alter table link
  add column status text not null default 'PUBLISHED'
    check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  add column published_at timestamptz default now(),
  add column change_status text check (change_status in ('DRAFT', 'REVIEW')),
  add column change jsonb,
  add column changed_by bigint references account,
  add column submitted_by bigint references account,
  add column submitted_at timestamptz,
  add column return_reason text,
  add column is_example boolean not null default false,
  add column search_text text not null generated always as (name_search_text(name)) stored,
  add column search_words text[] not null generated always as (name_search_words(name)) stored,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  add check (change is null or change_status is not null);
update link set status = 'OFFLINE' where not is_visible;
alter table link alter column published_at drop default;
