create table region (
  code char(6) primary key,
  name text not null,
  parent_code char(6) references region,
  level smallint not null check (level between 1 and 3)
);
create index region_parent on region (parent_code);

create table site (
  id char(6) primary key,
  name text not null,
  path text not null unique,
  parent_path text not null,
  parent_id char(6) references site,
  open_url text check (open_url ~ '^https?://'),
  sort int not null default 0
);

create table dictionary (
  code text primary key,
  name text not null
);

create table dictionary_item (
  dict_code text not null references dictionary,
  vkey text not null,
  value text not null,
  parent_key text,
  sort int not null default 0,
  primary key (dict_code, vkey)
);
