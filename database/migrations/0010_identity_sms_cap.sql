-- The platform's daily cap counts the codes of 24 hours.
create index sms_code_created on sms_code (created_at);
