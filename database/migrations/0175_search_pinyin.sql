-- Names are also found by their letters (nonghang, lzyh). Letters cannot be told by the database: the job fill-pinyin writes
-- them wherever they are missing, and a name that changes forgets those of the former one.
create function forget_pinyin() returns trigger language plpgsql as $$
begin
  new.pinyin_text := null;
  new.pinyin_words := null;
  return new;
end
$$;

alter table product add column pinyin_text text, add column pinyin_words text[];
create index product_pinyin on product using gin (pinyin_words);
create index product_without_pinyin on product (id) where pinyin_text is null;
create trigger product_pinyin before update of name on product
  for each row when (old.name is distinct from new.name) execute function forget_pinyin();

alter table organisation add column pinyin_text text, add column pinyin_words text[];
create index organisation_pinyin on organisation using gin (pinyin_words);
create index organisation_without_pinyin on organisation (id) where pinyin_text is null;
create trigger organisation_pinyin before update of name, short_name on organisation
  for each row when (old.name is distinct from new.name or old.short_name is distinct from new.short_name)
  execute function forget_pinyin();

alter table policy add column pinyin_text text, add column pinyin_words text[];
create index policy_pinyin on policy using gin (pinyin_words);
create index policy_without_pinyin on policy (id) where pinyin_text is null;
create trigger policy_pinyin before update of title on policy
  for each row when (old.title is distinct from new.title) execute function forget_pinyin();

alter table article add column pinyin_text text, add column pinyin_words text[];
create index article_pinyin on article using gin (pinyin_words);
create index article_without_pinyin on article (id) where pinyin_text is null;
create trigger article_pinyin before update of title on article
  for each row when (old.title is distinct from new.title) execute function forget_pinyin();
