-- A lease that was signed ends before the equipment is handed over, by either side and with a reason (decision 0217).
alter table lease_response add column end_reason text;
