-- Published lists of names and the enterprises on them. An enterprise stands on a roster once: by its code, and by its name.
create table roster (
  id bigint generated always as identity primary key,
  title text not null,
  kind text not null,
  issuer text not null,
  batch text not null,
  issued_on date not null,
  valid_to date,
  area_code char(6) not null references region,
  source_url text check (source_url ~ '^https?://'),
  note text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (valid_to >= issued_on),
  check (status = 'DRAFT' or published_at is not null)
);
create index roster_listed on roster (issued_on desc, id desc) where status = 'PUBLISHED';

create table roster_entry (
  id bigint generated always as identity primary key,
  roster_id bigint not null references roster,
  enterprise_name text not null,
  credit_code char(18),
  area_code char(6) references region,
  note text not null default '',
  search_text text not null,
  search_words text[] not null,
  unique (roster_id, enterprise_name),
  unique (roster_id, credit_code)
);
create index roster_entry_code on roster_entry (credit_code);
create index roster_entry_name on roster_entry (enterprise_name);
create index roster_entry_search on roster_entry using gin (search_words);
