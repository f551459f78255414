-- The last sign-ins of before 0589: rows alone are locked, everybody goes on signing in.
update account a set last_login_at = l.at
from (select account_id, max(at) at from login_log where succeeded group by account_id) l
where l.account_id = a.id and (a.last_login_at is null or a.last_login_at < l.at);
