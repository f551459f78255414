-- The public list of needs leaves out those that are past their last day or have found their institution; each of its orders and filters
-- is still answered by the index alone, and so is what has to be closed after its last day.
drop index financing_need_listed, financing_need_listed_amount, financing_need_listed_ending, financing_need_listed_area,
  financing_need_listed_area_ending, financing_need_listed_narrow, financing_need_valid;
create index financing_need_listed on financing_need (published_at desc, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months, valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_listed_amount on financing_need (amount_yuan desc, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, term_months, valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_listed_ending on financing_need (valid_to, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_listed_area on financing_need (area_code, published_at desc, id desc)
  include (demand_type, guarantee_mode, industry_code, amount_yuan, term_months, valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_listed_area_ending on financing_need (area_code, valid_to, id desc)
  include (demand_type, guarantee_mode, industry_code, amount_yuan, term_months)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_listed_narrow on financing_need (industry_code, demand_type, guarantee_mode)
  include (id, area_code, amount_yuan, term_months, published_at, valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED']) and org_id is null;
create index financing_need_valid on financing_need (valid_to)
  where status = any (array['PUBLISHED', 'CONTACTED', 'OFFLINE']) and holders = 0;
