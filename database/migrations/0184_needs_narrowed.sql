-- Narrow filters of the public list of needs are answered by the index alone, in every order: what they compare stands in front, what
-- orders them is carried along.
drop index financing_need_listed_industry;
create index financing_need_listed_narrow on financing_need (industry_code, demand_type, guarantee_mode)
  include (id, area_code, amount_yuan, term_months, published_at, valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED']);
