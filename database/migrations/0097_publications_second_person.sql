-- What operators publish waits for a second person. A record that was published once keeps what the public reads in its
-- columns and the change that is being worked on beside them, with a state of its own. Records stay as they stand: what was a
-- draft has to be submitted, what is public stays public.
do $$
declare
  kind text;
  published_check text;
begin
  for kind, published_check in values ('fund', 'fund_check1'), ('park', 'park_check'),
    ('park_enterprise', 'park_enterprise_check'), ('roster', 'roster_check1') loop
    execute format('alter table %I
      drop constraint %I,
      drop constraint %I,
      add constraint %I check (status in (''DRAFT'', ''REVIEW'', ''PUBLISHED'', ''OFFLINE'')),
      add constraint %I check (status in (''DRAFT'', ''REVIEW'') or published_at is not null),
      add column change_status text check (change_status in (''DRAFT'', ''REVIEW'')),
      add column change jsonb,
      add column changed_by bigint references account,
      add column submitted_by bigint references account,
      add column submitted_at timestamptz,
      add column return_reason text,
      add constraint %I check (change_status is null or status in (''PUBLISHED'', ''OFFLINE'')),
      add constraint %I check (change is null or change_status is not null)',
      kind, kind || '_status_check', published_check, kind || '_status_check', kind || '_published_check',
      kind || '_change_of_published_check', kind || '_change_check');
  end loop;
end $$;

-- The enterprises that a change of a published roster adds or takes off; null stands as it is.
alter table roster_entry add column change text check (change in ('ADD', 'REMOVE'));
