create index audit_log_actor on audit_log (actor_account_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index login_log_old on login_log (at);
create index session_expires on session (expires_at);
