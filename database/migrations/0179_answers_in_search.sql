-- Public answers join the whole-site search: their titles are found and ranked as those of the other kinds, and by their letters.
alter table advisory_answer
  add column title_text text not null generated always as (name_search_text(title)) stored,
  add column title_words text[] not null generated always as (name_search_words(title)) stored,
  add column pinyin_text text,
  add column pinyin_words text[];
create index advisory_answer_title on advisory_answer using gin (title_words);
create index advisory_answer_pinyin on advisory_answer using gin (pinyin_words);
create index advisory_answer_without_pinyin on advisory_answer (id) where pinyin_text is null;
create trigger advisory_answer_pinyin before update of title on advisory_answer
  for each row when (old.title is distinct from new.title) execute function forget_pinyin();
