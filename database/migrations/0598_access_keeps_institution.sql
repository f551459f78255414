-- For which institution a person looked stays with the look: people move to another institution, and with a merger to the successor.
-- Looks before this are filled by 0599, outside the lock of this change.
alter table credit_access add column org_id bigint references organisation;

-- Instances of the release before write no institution while this one is rolled out.
create function credit_access_institution() returns trigger language plpgsql as $$
begin
  new.org_id := (select a.org_id from public.account a where a.id = new.account_id);
  return new;
end $$;
create trigger credit_access_institution before insert on credit_access
  for each row when (new.org_id is null) execute function credit_access_institution();
