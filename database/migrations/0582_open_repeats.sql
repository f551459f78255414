-- Messages that their receiver refuses while it takes others: what is taken does not bring their next try forward (decision 0078).
alter table webhook_delivery add column refused_alone boolean not null default false;

-- An event of a case, whichever organisation of the house handed it in (decision 0137).
create index open_event_case on open_event (event_id, case_number);
