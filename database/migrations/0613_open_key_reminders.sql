-- What the managers of an institution were told of a key: that it runs out within so many days, and that nobody answers for it.
alter table open_key add column told_days smallint, add column orphan_told_at timestamptz;
