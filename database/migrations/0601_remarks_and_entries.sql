-- What people of an institution remark to each other is theirs alone, and a case may go on to another institution, as a person may: for which
-- one a person acted stays with the event. Events before this are read by where their people work (`listCaseEvents`).
-- No reference: organisations never go (decision 0022), and the lock of one would let moves and a merger wait for each other.
alter table case_event add column org_id bigint;

-- A correction of an enterprise on a roster builds on the entry as it was seen.
alter table roster_entry add column version integer not null default 1;
