-- Items of an area are looked up together with those of the whole province, as the search indexes do it; few are written, so that
-- nothing waits in a list beside the index.
drop index policy_item_areas;
create index policy_item_shown on policy_item
  using gin ((case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end)) with (fastupdate = off)
  where status = 'PUBLISHED';
-- Those that give a title or pay for an improvement.
create index policy_item_helps on policy_item (id)
  where status = 'PUBLISHED' and (gives is not null or cardinality(pays_for) > 0);
-- Names the conditions by what they say: who has read them once needs not read them again.
alter table policy_item add column conditions_hash text not null generated always as (md5(conditions::text)) stored;
