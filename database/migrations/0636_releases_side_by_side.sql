-- What a submit was answered is kept as it was sent, so that the next release can send it again. The release before reads and writes
-- `answer`, which goes with the next one.
alter table idempotency_key add column sent text;

-- Instances of the release before 0633 write no moment while it is rolled out, and leave the one of before where they switch on.
create function webhook_off_since() returns trigger language plpgsql as $$
begin
  new.off_at := case when new.is_on then null else now() end;
  return new;
end $$;
create trigger webhook_off_since before update on webhook
  for each row when (new.is_on = (new.off_at is not null)) execute function webhook_off_since();
-- Of those that were off before 0633 nobody knows since when: what happens is kept for them from now on.
update webhook set off_at = now() where not is_on and off_at is null;
