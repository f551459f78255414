-- The address that opens instead of a site is kept by operators; a release no longer writes it.
alter table site
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint site_open_url_shape check (open_url ~ '^https?://[!-~]+$' and length(open_url) <= 300);
