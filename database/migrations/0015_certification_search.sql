-- The same as normalizeSearchText and searchWords of the contract, for names that are written at several places: generated
-- columns then cannot be forgotten. Letters are given by ranges, so no collation of the database matters.
create function name_search_text(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(lower(normalize(name, NFKC)),
    '[^0-9a-z\u00c0-\u1fff\u2c00-\u2fff\u3005-\u3007\u3021-\u3029\u3031-\U0010ffff]+', ' ', 'g'));

create function name_search_words(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(word, place, size)), '{}')
  from regexp_split_to_table(name_search_text(name), ' ') word, generate_series(1, 2) size,
    generate_series(1, char_length(word) - size + 1) place
$$;

alter table enterprise
  add column search_text text not null generated always as (name_search_text(coalesce(corporate_name, ''))) stored,
  add column search_words text[] not null generated always as (name_search_words(coalesce(corporate_name, ''))) stored;
create index enterprise_search on enterprise using gin (search_words);
create index enterprise_code on enterprise (credit_code text_pattern_ops);
create index enterprise_submitted on enterprise (submitted_at desc nulls last, id desc);
create index enterprise_state_submitted on enterprise (certi_flg, submitted_at desc nulls last, id desc);
