-- Openings that the platform closed because their branch wrote nothing after the appointment stood as no-shows of the enterprise.
-- From the few no-shows to their events: those of a case lie in the months since it began.
with lapsed as (
  update case_event e set to_status = 'CANCELLED' from account_opening o
  where o.status = 'NO_SHOW' and e.case_id = o.id and e.kind = 'accountOpening' and e.at >= o.created_at - interval '1 day'
    and e.action = 'lapse' and e.to_status = 'NO_SHOW'
  returning e.case_id
)
update account_opening o set status = 'CANCELLED' from lapsed l where o.id = l.case_id and o.status = 'NO_SHOW';
