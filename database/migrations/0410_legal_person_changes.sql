-- Who was the legal representative before a change: the former name, from the submission that changed it, and when the change
-- was approved. Open drafts follow it, and the enterprise sees whom the former one had been told to.
create table legal_person_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise (id),
  former_name text not null,
  present_name text not null,
  submitted_at timestamptz not null,
  changed_at timestamptz
);
create unique index legal_person_change_pending on legal_person_change (company_id) where changed_at is null;
create index legal_person_change_company on legal_person_change (company_id, changed_at desc);
