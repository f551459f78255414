-- A proven number is looked for by every key that may have kept it, so the ticket has the number itself, sealed.
alter table verify_ticket add column phone_cipher text;

-- Suite and key that sealed the bytes, as <suite>.<key id>; null: plain, or sealed before keys were named.
alter table file add column seal_mark text check (seal_mark is null or is_sealed);
