-- When somebody last signed in is kept with the account: the log of sign-ins forgets after its time, and who had not come back for half a
-- year was shown as somebody who never came.
alter table account add column last_login_at timestamptz;
update account a set last_login_at = l.at
from (select account_id, max(at) at from login_log where succeeded group by account_id) l
where l.account_id = a.id;
