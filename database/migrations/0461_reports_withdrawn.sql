-- A report lists items that end some day: the first of those days, and when an item in it ended before or was corrected.
alter table credit_report
  add column ends_on date,
  add column withdrawn_at timestamptz;

-- What ended in reports that were issued before: an item of one of their topics that was there to be read when they were made.
update credit_report r set withdrawn_at = now()
where r.status = 'ready' and exists (
  select from credit_item i
  where i.company_id = r.company_id and i.topic = any(r.topics) and i.published_until is not null
    and i.fetched_at <= r.issued_at and i.published_until > r.issued_at::date
    and (i.superseded_at is null or i.superseded_at > r.issued_at)
    and i.ended_at > r.issued_at);

create index credit_report_standing on credit_report (company_id) where status = 'ready' and withdrawn_at is null;
