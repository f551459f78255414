-- Projects appear and leave like all content; keywords find them by their normalised text and its bigrams.
alter table project
  add column status text not null default 'PUBLISHED' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  add column published_at timestamptz not null default now(),
  add column search_text text not null default '',
  add column search_words text[] not null default '{}';
drop index project_type;
create index project_listed on project (published_at desc, id desc) where status = 'PUBLISHED';
create index project_type on project (project_type, published_at desc, id desc) where status = 'PUBLISHED';
create index project_area on project (area_code) where status = 'PUBLISHED';
create index project_search on project using gin (search_words);
