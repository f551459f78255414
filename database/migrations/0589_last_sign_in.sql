-- When somebody last signed in is kept with the account: the log of sign-ins forgets after its time, and who had not come back for half a
-- year was shown as somebody who never came. Filled by 0592, outside the lock of this change.
alter table account add column last_login_at timestamptz;
