create table message (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index message_account on message (account_id, id desc);
create index message_unread on message (account_id) where read_at is null;
