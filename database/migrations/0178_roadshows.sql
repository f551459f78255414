-- Days on which projects present themselves to institutions: operators make them known, enterprises sign their projects up.
create table roadshow (
  id bigint generated always as identity primary key,
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sign_up_until timestamptz not null,
  place text not null,
  area_codes text[] not null default '{}',
  capacity int not null check (capacity > 0),
  intro text not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE')),
  published_at timestamptz,
  change_status text check (change_status in ('DRAFT', 'REVIEW')),
  change jsonb,
  changed_by bigint references account,
  submitted_by bigint references account,
  submitted_at timestamptz,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (sign_up_until <= starts_at),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index roadshow_listed on roadshow (starts_at desc, id desc) where status = 'PUBLISHED';

create table roadshow_place (
  id bigint generated always as identity primary key,
  roadshow_id bigint not null references roadshow,
  project_id bigint not null references equity_project,
  company_id bigint not null references enterprise,
  state text not null check (state in ('SIGNED', 'WAITING', 'SHOWN', 'LEFT')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index roadshow_place_living on roadshow_place (roadshow_id, project_id) where state <> 'LEFT';
create index roadshow_place_order on roadshow_place (roadshow_id, state, id);
create index roadshow_place_project on roadshow_place (project_id, id);

create table roadshow_attendance (
  roadshow_id bigint not null references roadshow,
  org_id bigint not null references organisation,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  primary key (roadshow_id, org_id)
);
