-- Normalised text beside its bigrams: candidates come from the array, words of three or more characters are rechecked.
alter table product add column search_text text not null default '';

-- The counters change often: room on the page keeps those updates off the indexes.
alter table product set (fillfactor = 80);

create index product_recommended on product (online_apply desc, annual_cost_min, id desc) where status = 'LISTED';
create index product_newest on product (listed_at desc, id desc) where status = 'LISTED';

-- One row per visitor and day: a reload does not count again. Kept for two days.
create table product_view (
  product_id bigint not null references product,
  day date not null,
  visitor bytea not null,
  primary key (product_id, day, visitor)
);
create index product_view_day on product_view (day);
