-- Development zones and industrial parks, and the enterprises they present with their consent. No person and no contact of
-- an enterprise is kept; its credit code only finds it on rosters.
create table park (
  id bigint generated always as identity primary key,
  name text not null,
  level text not null check (level in ('national', 'provincial')),
  area_code char(6) not null references region,
  industries text[] not null check (cardinality(industries) > 0),
  area_km2 numeric(8, 2) not null check (area_km2 > 0),
  office_name text not null,
  office_phone text not null,
  address text not null,
  intro text not null,
  services text[] not null default '{}',
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
create index park_area on park (area_code) where status = 'PUBLISHED';
create index park_search on park using gin (search_words);

create table park_enterprise (
  id bigint generated always as identity primary key,
  park_id bigint not null references park,
  name text not null,
  credit_code char(18),
  industry text not null,
  scale text not null,
  found_year int not null,
  employees int not null check (employees >= 0),
  products text[] not null default '{}',
  honours text[] not null default '{}',
  intro text not null,
  consented_on date not null,
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
create index park_enterprise_park on park_enterprise (park_id, id);
create index park_enterprise_search on park_enterprise using gin (search_words);
