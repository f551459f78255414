-- The organisation and everything below it: whose rows its people may see.
create function organisation_subtree(root bigint) returns setof bigint language sql stable rows 20 as $$
  with recursive tree as (
    select id from organisation where id = root
    union
    select o.id from organisation o join tree on o.parent_id = tree.id
  )
  select id from tree
$$;

-- The organisation (distance 0) and those above it, up to the first level.
create function organisation_ancestors(leaf bigint) returns table (id bigint, distance int)
language sql stable rows 3 as $$
  with recursive line as (
    select o.id, o.parent_id, 0 distance from organisation o where o.id = leaf
    union all
    select o.id, o.parent_id, line.distance + 1 from organisation o join line on o.id = line.parent_id
  )
  select line.id, line.distance from line
$$;

-- Whose products an organisation sells: its own, those of its branches and those of the houses above it.
create function organisation_family(member bigint) returns setof bigint language sql stable rows 20 as $$
  select organisation_subtree(member) union select a.id from organisation_ancestors(member) a
$$;
