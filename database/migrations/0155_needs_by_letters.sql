-- Open needs are found by their letters too (decision 0067). The triggers of the other kinds share a function that a database made
-- anew has not got yet at this place, so this one has its own.
alter table financing_need
  add column pinyin_text text,
  add column pinyin_words text[];
create index financing_need_title on financing_need using gin (title_words);
create index financing_need_pinyin on financing_need using gin (pinyin_words);
create index financing_need_without_pinyin on financing_need (id) where pinyin_text is null;
create function forget_need_pinyin() returns trigger language plpgsql as $$
begin
  new.pinyin_text := null;
  new.pinyin_words := null;
  return new;
end
$$;
create trigger financing_need_pinyin before update of title on financing_need
  for each row when (old.title is distinct from new.title) execute function forget_need_pinyin();
