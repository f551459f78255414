-- Words that no question may hold, kept by operators; compared as searches compare, without case, width and spaces.
create table hidden_word (
  id bigint generated always as identity primary key,
  word text not null,
  folded text not null unique check (folded <> ''),
  added_by bigint not null references account,
  created_at timestamptz not null default now()
);
