-- A task of an account opening is called by the account that is opened, not by the enterprise that asks for it.
update case_task t set title = case c.account_type when 'basic' then '基本存款账户' when 'general' then '一般存款账户'
    when 'special' then '专用存款账户' else '临时存款账户' end || '开户'
  from account_opening c where t.kind = 'accountOpening' and t.case_id = c.id;

-- A box of messages is read by the time that is shown.
create index message_box on message (account_id, created_at desc, id desc);
drop index message_account;
