-- Since when a webhook is off: what happens after its receiver failed for days is kept for a while, to be sent when it is on again.
alter table webhook add column off_at timestamptz;
