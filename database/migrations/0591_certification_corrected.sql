-- A certified enterprise corrects facts that no register certifies, and stays certified (decision 0203).
alter table certification_event drop constraint certification_event_kind_check,
  add constraint certification_event_kind_check check (kind in ('submitted', 'approved', 'rejected', 'changed', 'corrected'));
