-- What an enterprise tells of itself for matching and no register does: facts by their codes, absent where nothing was told.
create table policy_profile (
  company_id bigint primary key references enterprise on delete cascade,
  facts jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- On which rosters an enterprise stands is asked of many enterprises at once.
create index roster_entry_credit_code on roster_entry (credit_code) where credit_code is not null;
