-- Open needs of one industry, the newest first: narrow filters of the public list read these rows alone instead of all open needs.
create index financing_need_listed_industry on financing_need (industry_code, published_at desc, id desc)
  include (area_code, demand_type, guarantee_mode, amount_yuan, term_months)
  where status = any (array['PUBLISHED', 'CONTACTED']);
