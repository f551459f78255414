-- What one can get from a policy, with its conditions as data; several items come from one document.
create table policy_item (
  id bigint generated always as identity primary key,
  policy_id bigint not null references policy,
  name text not null,
  kind text not null check (kind in ('relief', 'award', 'right', 'title')),
  delivery text not null check (delivery in ('direct', 'fast', 'declare')),
  benefit text not null,
  benefit_yuan numeric(15, 0) check (benefit_yuan > 0),
  area_codes text[] not null default '{}',
  office text not null,
  office_phone text,
  valid_from date,
  valid_to date,
  declare_from date,
  declare_to date,
  apply_url text check (apply_url ~ '^https?://'),
  materials text[] not null default '{}',
  gives text,
  pays_for text[] not null default '{}',
  conditions jsonb not null,
  -- Counts the rules that were made public; 0 before the first approval.
  rules_version int not null default 0,
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
  check (valid_to >= valid_from),
  check (declare_to >= declare_from),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index policy_item_policy on policy_item (policy_id);
create index policy_item_areas on policy_item using gin (area_codes) where status = 'PUBLISHED';
create index policy_item_search on policy_item using gin (search_words);

-- The rules as they were approved, never rewritten: reports name the version they were made by.
create table policy_item_version (
  item_id bigint not null references policy_item on delete cascade,
  rules_version int not null,
  conditions jsonb not null,
  approved_at timestamptz not null default now(),
  primary key (item_id, rules_version)
);
