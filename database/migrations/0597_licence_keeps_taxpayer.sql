-- Whose data a licence opens stays with it as it was certified at the grant: a change is written into the enterprise before anybody has
-- reviewed it. Licences of before are filled by 0600, outside the lock of this change.
alter table tax_licence add column credit_code text, add column corporate_name text;

-- Instances of the release before write no taxpayer while this one is rolled out.
create function tax_licence_taxpayer() returns trigger language plpgsql as $$
begin
  select e.credit_code, e.corporate_name into new.credit_code, new.corporate_name
    from public.enterprise e where e.id = new.company_id and e.certi_flg = 3;
  return new;
end $$;
create trigger tax_licence_taxpayer before insert on tax_licence
  for each row when (new.credit_code is null) execute function tax_licence_taxpayer();
