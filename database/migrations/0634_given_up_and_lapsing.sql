-- A comparison whose job is given up says so until it is begun again (decision 0232).
alter table reconciliation_day drop constraint reconciliation_day_phase_check,
  add constraint reconciliation_day_phase_check check (phase in ('making', 'comparing', 'failed'));

-- What a provider was told of the qualification of a service: that it lapses within so many days, and on which day.
alter table service_entry add column told_days smallint, add column told_lapse date;
