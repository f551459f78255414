-- What the regional exchange offers enterprises: a layer with its conditions and the documents an application needs.
create table stock_item (
  id bigint generated always as identity primary key,
  name text not null,
  board text not null check (board in ('F', 'G', 'P', 'T')),
  exchange text not null,
  intro text not null,
  conditions text[] not null check (cardinality(conditions) > 0),
  documents text[] not null check (cardinality(documents) > 0),
  fees text,
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
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index stock_item_board on stock_item (board) where status = 'PUBLISHED';
create index stock_item_search on stock_item using gin (search_words);
