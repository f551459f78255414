-- Licences and letters of authority are sealed at rest: what lies under the storage key is then longer than what was uploaded.
alter table file add column is_sealed boolean not null default false, add column stored_size int;
update file set stored_size = size;
alter table file alter column stored_size set not null;
alter table file_check add column sealed int not null default 0;
