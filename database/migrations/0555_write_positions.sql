-- How far the log of the database had come when an account last wrote, so that what it reads from a replica is never older (decision 0166).
-- Unlogged: a position costs no commit that others wait for. When the primary dies both tables are empty, and the row of write_floor that is missed says so.
create unlogged table write_position (
  account_id bigint primary key references account on delete cascade,
  position bigint not null
);

create unlogged table write_floor (
  is_only boolean primary key default true check (is_only),
  position bigint not null
);
