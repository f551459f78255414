-- Logos of institutions: uploaded by the institution, reviewed by an operator, shown wherever its monogram would stand.
create table organisation_logo (
  id bigint generated always as identity primary key,
  org_id bigint not null unique references organisation,
  picture_id text not null,
  alt text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  change_status text check (change_status in ('DRAFT', 'REVIEW')),
  change jsonb,
  changed_by bigint references account,
  submitted_by bigint references account,
  submitted_at timestamptz,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index organisation_logo_search on organisation_logo using gin (search_words);

-- The logo of an institution: its own, or that of the one it is a branch of.
create function organisation_logo_of(org bigint, parent bigint) returns text language sql stable as $$
  select picture_id from public.organisation_logo
  where org_id in (org, parent) and status = 'PUBLISHED' order by org_id = org desc limit 1
$$;
