-- For which last day for declaring an enterprise was reminded: an item that is declared anew each year reminds anew each year. Of reminders
-- before this the day tells it.
alter table policy_match add column reminded_for date;
