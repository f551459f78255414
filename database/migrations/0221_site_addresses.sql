-- Every address that opened instead of a site, and since when: an earlier one can be set again. '' is the site itself.
create table site_address (
  site_id char(6) not null references site,
  -- The version of the site that set it.
  number int not null,
  open_url text not null,
  set_by bigint references account,
  set_at timestamptz not null default now(),
  primary key (site_id, number)
);

insert into site_address (site_id, number, open_url, set_at)
select id, version, open_url, updated_at from site where open_url is not null;
