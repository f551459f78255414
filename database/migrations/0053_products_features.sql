-- A product in a zone (decision 0017). `product.zones` says which zones a product is in; a row here follows it by trigger
-- and holds what belongs to the place: the operator's order (null: behind those that have one) and words.
create table feature_product (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  zone text not null,
  position int check (position > 0),
  note text not null default '',
  placed_at timestamptz not null default now(),
  unique (product_id, zone)
);
create index feature_product_zone on feature_product (zone, position);

create function place_new_products() returns trigger language plpgsql as $$
begin
  insert into feature_product (product_id, zone)
  select distinct n.id, z.zone from new_rows n, unnest(n.zones) z (zone);
  return null;
end $$;
create trigger product_features_insert after insert on product
  referencing new table as new_rows for each statement execute function place_new_products();

create function place_product() returns trigger language plpgsql as $$
begin
  delete from feature_product where product_id = new.id and zone <> all (new.zones);
  insert into feature_product (product_id, zone)
  select new.id, z.zone from unnest(new.zones) z (zone) on conflict (product_id, zone) do nothing;
  return null;
end $$;
create trigger product_features_update after update of zones on product for each row
  when (old.zones is distinct from new.zones) execute function place_product();

insert into feature_product (product_id, zone, placed_at)
select distinct p.id, z.zone, coalesce(p.listed_at, p.created_at) from product p, unnest(p.zones) z (zone);
