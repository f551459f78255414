-- An enterprise of a roster that was published is corrected in one change, and one that was taken off can be put back under its own number.
alter table roster_entry
  add column corrected jsonb,
  drop constraint roster_entry_change_check,
  add constraint roster_entry_change_check check (change in ('ADD', 'REMOVE', 'CORRECT')),
  add constraint roster_entry_corrected_check check ((corrected is not null) = (change is not distinct from 'CORRECT'));

-- What was taken off, as it stood last; an entry that stands again is told by its number.
create table roster_entry_removed (
  entry_id bigint primary key,
  roster_id bigint not null references roster,
  enterprise_name text not null,
  credit_code char(18),
  area_code char(6) references region,
  note text not null,
  removed_at timestamptz not null default now()
);
create index roster_entry_removed_roster on roster_entry_removed (roster_id, removed_at desc, entry_id desc);
