-- Policies are drafted, reviewed by a second person and published, at a time ahead if wanted (decisions 0046, 0065).
alter table policy
  add column publish_at timestamptz,
  add column change_status text check (change_status in ('DRAFT', 'REVIEW')),
  add column change jsonb,
  add column changed_by bigint references account,
  add column submitted_by bigint references account,
  add column submitted_at timestamptz,
  add column return_reason text,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  alter column is_example set default false,
  add check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  add check (change is null or change_status is not null);
create index policy_maintained on policy (updated_at desc, id desc);
