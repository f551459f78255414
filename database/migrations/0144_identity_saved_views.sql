-- Filters, order and columns of a list of work that a person keeps under a name.
create table account_saved_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  table_code text not null,
  name text not null,
  -- The filters as the address of the list has them.
  query text not null,
  -- Null: as declared.
  columns jsonb,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, table_code, name)
);
create unique index account_saved_view_default on account_saved_view (account_id, table_code) where is_default;
