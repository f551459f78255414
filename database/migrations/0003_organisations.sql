create table organisation (
  id bigint generated always as identity primary key,
  name text not null,
  short_name text not null,
  org_type text not null,
  org_category text not null,
  parent_id bigint references organisation,
  level smallint not null default 1,
  credit_code char(18),
  region_code char(6) not null references region,
  address text,
  phone text,
  intro text not null default '',
  is_example boolean not null default true,
  status text not null default 'active' check (status in ('active', 'merged', 'closed')),
  merged_into_id bigint references organisation,
  sort int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index organisation_parent on organisation (parent_id, sort, id);
create index organisation_type on organisation (org_type, level, sort, id) where status = 'active';
create index organisation_region on organisation (region_code);
