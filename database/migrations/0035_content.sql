create table link (
  id bigint generated always as identity primary key,
  name text not null,
  url text not null check (url ~ '^https?://'),
  link_group text not null check (link_group in ('friendly', 'quick')),
  summary text not null default '',
  sort int not null default 0,
  is_visible boolean not null default true
);
create index link_group_sort on link (link_group, sort, id) where is_visible;

create table article (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('news', 'notice', 'service', 'help', 'activity')),
  title text not null,
  summary text not null default '',
  body text not null,
  source text,
  source_url text check (source_url ~ '^https?://'),
  outside_url text check (outside_url ~ '^https?://'),
  outside_name text,
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz not null default now(),
  is_example boolean not null default true,
  version int not null default 1
);
create index article_kind on article (kind, published_at desc, id desc) where status = 'PUBLISHED';

create table policy (
  id bigint generated always as identity primary key,
  title text not null,
  doc_no text,
  level text not null check (level in ('national', 'provincial', 'city', 'county')),
  type text not null,
  issuer text not null,
  issued_at date,
  effective_from date,
  effective_to date,
  area_codes text[] not null default '{}',
  key_points text[] not null default '{}',
  body text not null,
  guide text not null default '',
  phone text,
  source_url text check (source_url ~ '^https?://'),
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  version int not null default 1
);
create index policy_listed on policy (issued_at desc nulls last, id desc) where status = 'PUBLISHED';
