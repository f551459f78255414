-- What the malware check said of a file: nobody but its uploader gets one that waits, and nobody one that is infected.
-- Files of before count as clean: they have been read since.
alter table file add column scan_state text not null default 'clean' check (scan_state in ('waiting', 'clean', 'infected'));
create index file_not_clean on file (scan_state, created_at) where scan_state <> 'clean' and deleted_at is null;
