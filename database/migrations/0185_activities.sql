-- Activities that people sign up for: made known as articles are, with places, a waiting list and tickets.
create table activity (
  id bigint generated always as identity primary key,
  kind text not null,
  title text not null,
  summary text not null,
  area_codes text[] not null default '{}',
  organiser text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sign_up_until timestamptz not null,
  place text not null,
  online_url text,
  capacity int check (capacity > 0),
  most_people int not null check (most_people > 0),
  audience text not null,
  office_phone text not null,
  body text not null,
  publish_at timestamptz,
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
  title_text text not null generated always as (name_search_text(title)) stored,
  title_words text[] not null generated always as (name_search_words(title)) stored,
  pinyin_text text,
  pinyin_words text[],
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (sign_up_until <= starts_at),
  check (status in ('DRAFT', 'REVIEW') or published_at is not null),
  check (change_status is null or status in ('PUBLISHED', 'OFFLINE')),
  check (change is null or change_status is not null)
);
create index activity_listed on activity (ends_at, id) where status = 'PUBLISHED';
create index activity_words on activity using gin (search_words);
create index activity_title on activity using gin (title_words);
create index activity_pinyin on activity using gin (pinyin_words);
create index activity_without_pinyin on activity (id) where pinyin_text is null;
create trigger activity_pinyin before update of title on activity
  for each row when (old.title is distinct from new.title) execute function forget_pinyin();

-- Who comes: an account once per activity unless it cancelled, with the number of the ticket.
create table activity_sign_up (
  id bigint generated always as identity primary key,
  activity_id bigint not null references activity,
  account_id bigint not null references account,
  contact_name text not null,
  contact_phone_cipher text not null,
  people int not null check (people > 0),
  state text not null check (state in ('SIGNED', 'WAITING', 'CANCELLED')),
  ticket_code text not null unique,
  reminded_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by bigint references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (checked_in_at is null or state = 'SIGNED')
);
create unique index activity_sign_up_living on activity_sign_up (activity_id, account_id) where state <> 'CANCELLED';
create index activity_sign_up_order on activity_sign_up (activity_id, state, id);
create index activity_sign_up_account on activity_sign_up (account_id, id);
