-- How many working days after the application the money of an item comes, and where one goes for it; null where the document says neither.
alter table policy_item
  add column cash_working_days smallint check (cash_working_days between 1 and 365),
  add column place text;

-- Of which last day of its title an enterprise on a roster was told.
alter table roster_entry add column told_end date;
