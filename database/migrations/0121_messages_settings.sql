-- How soon a person is told of a group of messages: at once, in a digest once a working day, or only in the box.
create table message_setting (
  account_id bigint not null references account,
  message_group text not null,
  delivery text not null check (delivery in ('now', 'digest', 'box')),
  updated_at timestamptz not null default now(),
  primary key (account_id, message_group)
);

-- 'digest' until the digest has named it; only what is told at once counts as unread beside the bell.
alter table message add column delivery text not null default 'now' check (delivery in ('now', 'digest', 'box'));
drop index message_unread;
create index message_unread on message (account_id) where read_at is null and delivery = 'now';
create index message_digest on message (account_id) where delivery = 'digest';
