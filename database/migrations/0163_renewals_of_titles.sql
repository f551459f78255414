-- What an item is for: the title for the first time, or its renewal when it ends. Each may have rules of its own, each from a day to a day.
alter table policy_item
  add column purpose text not null default 'first' check (purpose in ('first', 'renewal')),
  add check (purpose <> 'renewal' or gives is not null);
