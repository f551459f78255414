create table file (
  id bigint generated always as identity primary key,
  storage_key text not null,
  name text not null,
  size int not null,
  sha256 text not null,
  mime text not null,
  purpose text not null,
  owner_account_id bigint not null references account,
  owner_company_id bigint references enterprise,
  owner_org_id bigint references organisation,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index file_owner on file (owner_account_id, created_at desc);

-- What a file belongs to: who may see the entity may read the file.
create table file_link (
  file_id bigint not null references file,
  entity text not null,
  entity_id bigint not null,
  purpose text not null,
  created_at timestamptz not null default now(),
  primary key (file_id, entity, entity_id)
);
create index file_link_entity on file_link (entity, entity_id);

alter table enterprise add foreign key (license_file_id) references file;
alter table enterprise add foreign key (auth_letter_file_id) references file;
