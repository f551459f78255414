-- Who works in another's place does so while working where that one does: whoever is moved to another institution or region, or may not sign
-- in any more, is told nothing of these tasks. The same rule as when a substitute is chosen.
create function stands_beside(person_id bigint, substitute_id bigint) returns boolean
language sql stable as $$
  select exists (select from public.account p join public.account s on s.id = substitute_id
    where p.id = person_id and s.status = 'active' and s.user_type = p.user_type
      and case when p.user_type = 'institution' then s.org_id in (select line.id from public.organisation_ancestors(p.org_id) line)
        else s.region_code is not distinct from p.region_code end)
$$;
