-- What an authority has filled in waits for its enterprise with a clock of its own.
alter table demand_report add column confirm_due_at timestamptz;
alter table demand_report drop column due_at;
alter table demand_report add column due_at timestamptz generated always as (case status
  when 'TO_CONFIRM' then confirm_due_at when 'SUBMITTED' then accept_due_at when 'ACCEPTED' then visit_due_at
  when 'RECOMMENDED' then contact_due_at when 'CONTACTED' then decide_due_at end) stored;
create index demand_report_due on demand_report (due_at, id) where due_at is not null;
-- Those that wait already get a week, which five working days are where no holiday lies between.
update demand_report set confirm_due_at = now() + interval '7 days' where status = 'TO_CONFIRM';
update case_task t set due_at = r.due_at from demand_report r
where t.kind = 'demandReport' and t.case_id = r.id and r.status = 'TO_CONFIRM';
