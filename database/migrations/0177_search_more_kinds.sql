-- Projects and exchange items join the whole-site search: their names are found and ranked as those of the other kinds.
alter table project
  add column title_text text not null generated always as (name_search_text(name)) stored,
  add column title_words text[] not null generated always as (name_search_words(name)) stored,
  add column pinyin_text text,
  add column pinyin_words text[];
create index project_title on project using gin (title_words);
create index project_pinyin on project using gin (pinyin_words);
create index project_without_pinyin on project (id) where pinyin_text is null;
create trigger project_pinyin before update of name on project
  for each row when (old.name is distinct from new.name) execute function forget_pinyin();

alter table stock_item
  add column title_text text not null generated always as (name_search_text(name)) stored,
  add column title_words text[] not null generated always as (name_search_words(name)) stored,
  add column pinyin_text text,
  add column pinyin_words text[];
create index stock_item_title on stock_item using gin (title_words);
create index stock_item_pinyin on stock_item using gin (pinyin_words);
create index stock_item_without_pinyin on stock_item (id) where pinyin_text is null;
create trigger stock_item_pinyin before update of name on stock_item
  for each row when (old.name is distinct from new.name) execute function forget_pinyin();
