-- Government guidance and industry funds with what they invest in.
create table fund (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null,
  phase text not null check (phase in ('raising', 'investing', 'exiting')),
  size_yuan numeric(15, 0) not null check (size_yuan > 0),
  manager text not null,
  industries text[] not null check (cardinality(industries) > 0),
  stages text[] not null check (cardinality(stages) > 0),
  amount_min_yuan numeric(15, 0) not null check (amount_min_yuan > 0),
  amount_max_yuan numeric(15, 0) not null check (amount_max_yuan >= amount_min_yuan),
  area_code char(6) not null references region,
  intro text not null,
  how_to_apply text not null,
  office_phone text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'DRAFT' or published_at is not null)
);
create index fund_area on fund (area_code) where status = 'PUBLISHED';
create index fund_search on fund using gin (search_words);
