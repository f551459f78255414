-- What lists narrow and order listed products by, in rows of a tenth of the size: a page of the list read all products with their texts to
-- count them (decision 0183).
create table listed_product (
  id bigint primary key references product (id) on delete cascade,
  org_id bigint not null,
  category text not null,
  guarantee_modes text[] not null,
  amount_min_yuan numeric(15,0) not null,
  amount_max_yuan numeric(15,0) not null,
  rate_min numeric(5,2) not null,
  term_min_months integer not null,
  term_max_months integer not null,
  area_codes text[] not null,
  target_groups text[] not null,
  zones text[] not null,
  annual_cost_min numeric(5,2) not null,
  online_apply boolean not null,
  average_decision_days numeric(5,1),
  listed_at timestamptz
);

-- The one source of its rows.
create view product_as_listed as
  select id, org_id, category, guarantee_modes, amount_min_yuan, amount_max_yuan, rate_min, term_min_months, term_max_months, area_codes,
    target_groups, zones, annual_cost_min, online_apply, average_decision_days, listed_at
  from product where status = 'LISTED';

create function list_product() returns trigger language plpgsql as $$
begin
  delete from public.listed_product where id = new.id;
  insert into public.listed_product select * from public.product_as_listed where id = new.id;
  return null;
end $$;

create trigger product_listed_new after insert on product for each row when (new.status = 'LISTED') execute function list_product();
create trigger product_listed_change after update of status, org_id, category, guarantee_modes, amount_min_yuan, amount_max_yuan, rate_min,
    term_min_months, term_max_months, area_codes, target_groups, zones, annual_cost_min, online_apply, average_decision_days, listed_at
  on product for each row when (old.status = 'LISTED' or new.status = 'LISTED') execute function list_product();

insert into listed_product select * from product_as_listed;
