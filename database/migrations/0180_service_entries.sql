-- Services of intermediaries: drafted by the provider, reviewed by an operator, listed as long as the qualification holds.
create table service_entry (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  category text not null,
  name text not null,
  intro text not null,
  area_codes text[] not null default '{}',
  qualification_name text,
  qualification_no text,
  qualification_to date,
  price_lines text[] not null check (cardinality(price_lines) > 0),
  duration text not null,
  case_lines text[] not null default '{}',
  conflicts text not null,
  conflict_note text,
  office_phone text not null,
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
  check ((conflicts = 'declared') = (conflict_note is not null)),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index service_entry_listed on service_entry (category, published_at desc, id desc) where status = 'PUBLISHED';
create index service_entry_org on service_entry (org_id, updated_at desc, id desc);
create index service_entry_search on service_entry using gin (search_words);
