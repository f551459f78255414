-- An organisation that ends keeps its row and its history; a merged one names who goes on (decision 0022).
alter table organisation add column ended_at timestamptz;
update organisation set ended_at = updated_at where status <> 'active';
alter table organisation
  add check (status = 'merged' or merged_into_id is null),
  add check (merged_into_id <> id);
create index organisation_above on organisation ((coalesce(merged_into_id, parent_id)));
create index organisation_predecessors on organisation (merged_into_id) where merged_into_id is not null;

-- The house above a merged organisation is the one that goes on with it: its people see the old cases.
create or replace function organisation_subtree(root bigint) returns setof bigint language sql stable rows 20 as $$
  with recursive tree as (
    select id from organisation where id = root
    union
    select o.id from organisation o join tree on coalesce(o.merged_into_id, o.parent_id) = tree.id
  )
  select id from tree
$$;

create or replace function organisation_ancestors(leaf bigint) returns table (id bigint, distance int)
language sql stable rows 3 as $$
  with recursive line as (
    select o.id, coalesce(o.merged_into_id, o.parent_id) above, 0 distance from organisation o where o.id = leaf
    union all
    select o.id, coalesce(o.merged_into_id, o.parent_id), line.distance + 1 from organisation o join line on o.id = line.above
  )
  select line.id, line.distance from line
$$;

-- Who goes on with an organisation: itself, or the end of the chain of mergers.
create function organisation_successor(member bigint) returns bigint language sql stable as $$
  with recursive chain as (
    select o.id, o.merged_into_id from organisation o where o.id = member
    union
    select o.id, o.merged_into_id from organisation o join chain on o.id = chain.merged_into_id
  )
  select id from chain where merged_into_id is null
$$;

-- How history names an organisation: its own name, and for a former one who goes on.
create function organisation_label(own_name text, merged_into bigint) returns text language sql stable as $$
  select case when merged_into is null then own_name else
    '原' || own_name || '（已并入' ||
      (select o.name from organisation o where o.id = organisation_successor(merged_into)) || '）' end
$$;

-- Who received a case that another institution goes on with: the record of the old one stays whole.
alter table product_application add column received_org_id bigint references organisation;
create index product_application_received on product_application (received_org_id) where received_org_id is not null;

-- The consent names the grantee for ever; who goes on with it stands beside it.
alter table credit_authorisation
  add column successor_org_id bigint references organisation,
  add column succeeded_at timestamptz,
  add check ((successor_org_id is null) = (succeeded_at is null));
create index credit_authorisation_grantee on credit_authorisation (coalesce(successor_org_id, grantee_org_id));
