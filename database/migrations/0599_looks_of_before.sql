-- Of looks before 0598: until a merger it was the institution that the consent was given to, and afterwards the person's own where that is
-- of its house, otherwise the one that holds the consent.
with reader as (
  select d.authorisation_id, d.account_id, c.grantee_org_id, c.succeeded_at,
    case when p.org_id = h.id or p.org_id in (select organisation_family(h.id)) then p.org_id else h.id end org_id
  from (select distinct authorisation_id, account_id from credit_access) d
  join credit_authorisation c on c.id = d.authorisation_id
  join account p on p.id = d.account_id
  cross join lateral (select coalesce(c.successor_org_id, c.grantee_org_id) id) h)
update credit_access a set org_id = case when r.succeeded_at > a.at then r.grantee_org_id else r.org_id end
from reader r where r.authorisation_id = a.authorisation_id and r.account_id = a.account_id and a.org_id is null;
