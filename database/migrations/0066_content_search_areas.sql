-- A word and the areas a site shows are found together in one index ('{}' = the whole province, written '*' there); a
-- common word of another place then costs nothing (decision 0023).
drop index policy_search;
create index policy_search on policy using gin
  (search_words, (case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end));
drop index article_search;
create index article_search on article using gin
  (search_words, (case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end));
