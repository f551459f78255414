-- How long a clock of a kind of case runs where that differs from its declaration: in an area, at an institution, or at one in the other.
-- A limit that is changed ends, and the next version begins; cases go on under the one they were started with.
create table time_limit (
  id bigint generated always as identity primary key,
  clock text not null,
  area_code char(6) references region,
  org_id bigint references organisation,
  version int not null,
  days int not null check (days between 1 and 180),
  reason text not null,
  set_by bigint not null references account,
  set_at timestamptz not null,
  ended_by bigint references account,
  ended_at timestamptz
);
create unique index time_limit_version on time_limit (clock, coalesce(area_code, ''), coalesce(org_id, 0), version);
create unique index time_limit_current on time_limit (clock, coalesce(area_code, ''), coalesce(org_id, 0)) where ended_at is null;
create index time_limit_org on time_limit (org_id) where org_id is not null;

-- The limit a clock of a case was started under, and when.
create table case_clock (
  kind text not null,
  case_id bigint not null,
  clock text not null,
  started_at timestamptz not null,
  days int not null,
  time_limit_id bigint references time_limit,
  primary key (kind, case_id, clock)
);
