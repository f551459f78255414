-- Links in what is published, and whether they lead anywhere: inner ones by what the portal shows, outside ones by asking.
create table checked_link (
  id bigint generated always as identity primary key,
  source text not null check (source in ('article', 'policy', 'link', 'placement')),
  record_id bigint not null,
  href text not null,
  words text not null,
  -- What the record is called and whose it is, as it stood when it was last gone through.
  title text not null,
  area_codes text[] not null,
  is_outside boolean not null,
  fault text check (fault in ('noPage', 'notShown', 'gone', 'failing', 'unreachable', 'private')),
  -- How often in a row an outside page did not answer: one failure alone may pass.
  failures int not null default 0,
  broken_since timestamptz,
  checked_at timestamptz,
  seen_at timestamptz not null,
  unique (source, record_id, href),
  check ((fault is null) = (broken_since is null))
);
create index checked_link_broken on checked_link (broken_since desc, id desc) where fault is not null;
create index checked_link_outside on checked_link (checked_at nulls first) where is_outside;
create index checked_link_href on checked_link (href) where is_outside;
