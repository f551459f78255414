-- The windows for declaring and cashing, whom a policy is for, when it appears, and what keywords find it by.
alter table policy
  add column declare_from date,
  add column declare_to date,
  add column cash_from date,
  add column cash_to date,
  add column industries text[] not null default '{}',
  add column scales text[] not null default '{}',
  add column published_at timestamptz not null default now(),
  add column is_example boolean not null default true,
  add column search_text text not null default '',
  add column search_words text[] not null default '{}',
  add constraint policy_effective_order check (effective_to >= effective_from),
  add constraint policy_declare_order check (declare_to >= declare_from),
  add constraint policy_cash_order check (cash_to >= cash_from);
drop index policy_listed;
create index policy_listed on policy (published_at desc, id desc) where status = 'PUBLISHED';
create index policy_search on policy using gin (search_words);
