-- The open needs of an area in the order in which they end.
create index financing_need_listed_area_ending on financing_need (area_code, valid_to, id desc)
  include (demand_type, guarantee_mode, industry_code, amount_yuan, term_months)
  where status = any (array['PUBLISHED', 'CONTACTED']);
