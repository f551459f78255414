-- What a submit was answered is kept as it was sent, so that the next release can send it again. The release before reads and writes
-- `answer`, which goes with the next one.
alter table idempotency_key add column sent text;
