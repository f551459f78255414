-- Ranking asks whether the title itself has the words, so titles are searchable on their own; generated, so that whoever
-- writes a title need not think of it.
alter table product
  add column title_text text not null generated always as (name_search_text(name)) stored,
  add column title_words text[] not null generated always as (name_search_words(name)) stored;
create index product_title on product using gin (title_words);

alter table policy
  add column title_text text not null generated always as (name_search_text(title)) stored,
  add column title_words text[] not null generated always as (name_search_words(title)) stored;
create index policy_title on policy using gin (title_words);

alter table article
  add column title_text text not null generated always as (name_search_text(title)) stored,
  add column title_words text[] not null generated always as (name_search_words(title)) stored;
create index article_title on article using gin (title_words);
-- News and notices together, the newest first.
create index article_listed on article (published_at desc, id desc) where status = 'PUBLISHED';

-- Institutions are found by their full and their short names.
alter table organisation
  add column search_text text not null generated always as (name_search_text(name || ' ' || short_name)) stored,
  add column search_words text[] not null generated always as (name_search_words(name || ' ' || short_name)) stored;
create index organisation_search on organisation using gin (search_words);
