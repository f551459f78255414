-- Which network asked for a captcha, as a keyed hash: the more it asked for lately, the more each costs it.
alter table captcha add column network_key bytea;
create index captcha_network on captcha (network_key, expires_at);
