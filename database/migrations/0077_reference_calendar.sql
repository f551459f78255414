-- Which days people work, where that differs from the week. Every change gives the calendar a new version and a new stamp:
-- what an instance has kept is good as long as the stamp is.
create table calendar (
  id boolean primary key default true check (id),
  version int not null default 1,
  stamp uuid not null default gen_random_uuid(),
  updated_at timestamptz not null default now()
);
insert into calendar default values;

-- The years whose notice is there; of any other year the rule expects the days off (decision 0030).
create table calendar_year (
  year smallint primary key check (year between 2004 and 2099),
  source text not null,
  -- Null for what came with a release.
  imported_by bigint references account,
  imported_at timestamptz not null default now(),
  -- When operators were told that this is the last year with a notice.
  warned_at timestamptz
);

create table calendar_day (
  day date primary key,
  kind text not null check (kind in ('holiday', 'work')),
  name text not null,
  source text not null,
  -- The notice it stands in, which may be that of the year after; null for a day entered by itself.
  notice_year smallint references calendar_year,
  version int not null,
  updated_by bigint references account,
  updated_at timestamptz not null default now()
);
