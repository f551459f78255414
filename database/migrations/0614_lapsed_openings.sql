-- Openings that the platform closed because their branch wrote nothing after the appointment stood as no-shows of the enterprise.
with lapsed as (
  update case_event set to_status = 'CANCELLED'
  where kind = 'accountOpening' and action = 'lapse' and to_status = 'NO_SHOW'
  returning case_id
)
update account_opening o set status = 'CANCELLED' from lapsed l where o.id = l.case_id and o.status = 'NO_SHOW';
