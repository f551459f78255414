-- HMAC of the root under a key that only the application has: who owns the database cannot make one up
-- (docs/decisions/0044-audit-keyed.md). Null in blocks of before; the next block covers their roots.
alter table audit_block add column seal bytea check (length(seal) = 32);
