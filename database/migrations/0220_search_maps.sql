-- Maps of common words (decision 0082): which rows of a large table have a word, are of an area or of a kind, as one bit for each
-- row in the order of the ids. A count is then a few hundred short rows, however many rows of the table are meant.
create table search_map (
  relation text not null,
  -- A word, or `area:620500`, `level:city`; the empty token stands for every row that is listed.
  token text not null,
  -- Rows from 4096 * block on.
  block int not null,
  bits bit(4096) not null,
  primary key (relation, token, block)
);

-- The words that have maps. One that is not ready yet is not asked for.
create table search_map_word (
  relation text not null,
  word text not null,
  is_ready boolean not null default false,
  primary key (relation, word)
);

-- Rows written since their bits were, one entry for each time. Readers leave their bits aside and look at the rows.
create table search_map_change (
  id bigint generated always as identity primary key,
  relation text not null,
  row_id bigint not null,
  -- When its bits can be written: a row that appears later is none of the listed ones yet.
  due_at timestamptz not null default '-infinity'
);
create index search_map_change_row on search_map_change (relation, row_id) include (due_at);

-- One after another, in the order in which they stand.
create aggregate bit_chain(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

create function note_mapped_row() returns trigger language plpgsql as $$
begin
  insert into public.search_map_change (relation, row_id)
  values (tg_table_name, case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;

create trigger policy_mapped_new after insert or delete on policy for each row execute function note_mapped_row();
create trigger policy_mapped_change after update of search_words, area_codes, status, published_at, level, type on policy
  for each row when ((old.search_words, old.area_codes, old.status, old.published_at, old.level, old.type)
    is distinct from (new.search_words, new.area_codes, new.status, new.published_at, new.level, new.type))
  execute function note_mapped_row();

create trigger article_mapped_new after insert or delete on article for each row execute function note_mapped_row();
create trigger article_mapped_change after update of search_words, area_codes, status, published_at, kind, category, zone on article
  for each row when ((old.search_words, old.area_codes, old.status, old.published_at, old.kind, old.category, old.zone)
    is distinct from (new.search_words, new.area_codes, new.status, new.published_at, new.kind, new.category, new.zone))
  execute function note_mapped_row();

create trigger enterprise_mapped_new after insert or delete on enterprise for each row execute function note_mapped_row();
create trigger enterprise_mapped_change after update of search_words, certi_flg on enterprise
  for each row when ((old.search_words, old.certi_flg) is distinct from (new.search_words, new.certi_flg))
  execute function note_mapped_row();
