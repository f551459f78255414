-- An order of a service ends by either side with a reason, and what was delivered settles by itself (decision 0202).
alter table service_enquiry add column end_reason text, add column confirm_due_at timestamptz;
alter table service_enquiry drop column due_at;
alter table service_enquiry add column due_at timestamptz generated always as (case status
  when 'SUBMITTED' then answer_due_at when 'QUOTED' then decide_due_at when 'DELIVERED' then confirm_due_at end) stored;
create index service_enquiry_due on service_enquiry (due_at, id) where due_at is not null;
-- What was delivered before has its fifteen days from now on, and its enterprise is reminded of them.
update service_enquiry set confirm_due_at = now() + interval '15 days', reminded_at = null where status = 'DELIVERED';
update case_task t set due_at = q.due_at from service_enquiry q
where t.kind = 'serviceEnquiry' and t.case_id = q.id and q.status = 'DELIVERED';
