-- Whom an item fits, as the background found it, and what became of it: told, opened, declared. The ledger counts these rows.
create table policy_match (
  item_id bigint not null references policy_item on delete cascade,
  company_id bigint not null references enterprise on delete cascade,
  rules_version int not null,
  standing text not null check (standing in ('fits', 'judged', 'unknown', 'unmet')),
  matched_at timestamptz not null,
  told_at timestamptz,
  reminded_at timestamptz,
  opened_at timestamptz,
  declared_at timestamptz,
  primary key (item_id, company_id)
);
create index policy_match_company on policy_match (company_id, told_at desc);

-- How far the matching of an item has come: a new row of rules begins anew, a run that was broken off goes on behind the last portion.
create table policy_match_run (
  item_id bigint primary key references policy_item on delete cascade,
  published_at timestamptz not null,
  last_company_id bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);
