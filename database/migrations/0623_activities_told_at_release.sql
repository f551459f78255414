-- An activity that is brought back at a time ahead is told to who signed up when the public reads it, not before.
alter table activity add column told_at_release boolean not null default false;
