-- At which entrance somebody signed in; null of a release that does not know it yet: by the kind of account, like here.
alter table session add column scope text check (scope in ('portal', 'console'));
update session s set scope = case when a.user_source_type in ('7', '17') then 'portal' else 'console' end
  from account a where a.id = s.account_id;
