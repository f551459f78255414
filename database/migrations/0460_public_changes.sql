-- How often what the public reads was changed, by kind of object (decision 0136): whoever keeps public pages asks whether they are old.
create table public_change (
  entity text primary key,
  changes bigint not null
);
