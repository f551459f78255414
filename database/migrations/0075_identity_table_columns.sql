-- Which columns a person wants to see in a table of the console, and how; nothing stands here for the declared ones.
create table account_table_columns (
  account_id bigint not null references account on delete cascade,
  table_code text not null,
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, table_code)
);
