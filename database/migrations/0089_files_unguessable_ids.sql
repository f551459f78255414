-- The id of a file, and with it its address, is 122 random bits: nobody finds the next one by counting. The number of before
-- stays for who reads old audit rows, and leads nowhere.
alter table file_link drop constraint file_link_file_id_fkey;
alter table enterprise
  drop constraint enterprise_license_file_id_fkey,
  drop constraint enterprise_auth_letter_file_id_fkey;
alter table file drop constraint file_pkey;
alter table file rename column id to former_number;
alter table file
  alter column former_number drop identity,
  alter column former_number drop not null,
  add unique (former_number),
  add column id text not null default replace(gen_random_uuid()::text, '-', ''),
  add primary key (id);

create function pg_temp.file_id_of(number bigint) returns text language sql stable
  as 'select id from public.file where former_number = number';
alter table file_link alter column file_id type text using pg_temp.file_id_of(file_id);
alter table file_link add foreign key (file_id) references file;
alter table enterprise
  alter column license_file_id type text using pg_temp.file_id_of(license_file_id),
  alter column auth_letter_file_id type text using pg_temp.file_id_of(auth_letter_file_id);
alter table enterprise add foreign key (license_file_id) references file;
alter table enterprise add foreign key (auth_letter_file_id) references file;
drop function pg_temp.file_id_of;

-- Files are listed in the order of their upload, which the id told until now.
alter table file alter column created_at set default clock_timestamp();

-- Where the id had been written down: addresses of avatars, and answers that are given again to a repeated upload.
update account a set avatar = '/portal/files/downloadFile/' || f.id
  from file f where a.avatar = '/portal/files/downloadFile/' || f.former_number;
update idempotency_key k set answer = jsonb_set(k.answer, '{fileId}', to_jsonb(f.id))
  from file f where k.answer ->> 'fileId' = f.former_number::text;
