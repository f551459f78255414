-- Where an article applies ('{}' = the whole province), what it is filed under, and what keywords find it by: normalised
-- text beside its bigrams, both written with the row.
alter table article
  add column area_codes text[] not null default '{}',
  add column category text not null default '',
  add column facts jsonb not null default '[]',
  add column action_path text check (action_path ~ '^/[a-zA-Z]'),
  add column search_text text not null default '',
  add column search_words text[] not null default '{}';
create index article_search on article using gin (search_words);
create index article_category on article (kind, category, published_at desc, id desc) where status = 'PUBLISHED';
