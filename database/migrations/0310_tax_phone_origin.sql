-- Whose number confirmed a licence is not certified anywhere: what is known of it is recorded (decision 0101). Unknown of licences before.
alter table tax_licence add column phone_origin text check (phone_origin in ('first', 'same', 'changed'));
