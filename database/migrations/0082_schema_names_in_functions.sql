-- A dump is restored with an empty search path, where a function body that names tables or functions without their schema
-- finds nothing: generated columns then fail, and with them whole tables. The bodies are those of before, with schema.
create or replace function application_figures(a product_application)
  returns table(measure text, region_code text, key text, cases integer, total numeric)
  language sql stable parallel safe as $$
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from (values
    ('applied', a.status, a.amount_yuan, true),
    ('applied.industry', a.industry_code, a.amount_yuan, true),
    ('applied.month', public.province_month(a.created_at), a.amount_yuan, true),
    ('credited', a.org_id::text, a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED')),
    ('credited.rate', '', a.credit_rate * a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('credited.rated', '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed', to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.first', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED') and a.is_first_loan)
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
  union all
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from unnest(a.zones) z (zone), lateral (values
    ('disbursed.zone', z.zone, a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('applied.month@' || z.zone, public.province_month(a.created_at), a.amount_yuan, true),
    ('credited@' || z.zone, '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED')),
    ('disbursed@' || z.zone, to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED'))
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$$;

create or replace function application_industry() returns trigger language plpgsql as $$
begin
  new.industry_code := (select industry_code from public.enterprise where id = new.company_id);
  return new;
end $$;

create or replace function application_lending() returns trigger language plpgsql as $$
begin
  new.lending := (select public.lending_of(o.org_category, p.category) from public.organisation o, public.product p
    where o.id = new.org_id and p.id = new.product_id);
  return new;
end $$;

create or replace function application_zones() returns trigger language plpgsql as $$
begin
  new.zones := (select zones from public.product where id = new.product_id);
  return new;
end $$;

create or replace function enterprise_figures(e enterprise)
  returns table(measure text, region_code text, key text, cases integer, total numeric)
  language sql stable parallel safe as $$
  select v.measure, coalesce(e.area_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('registered', public.province_month(e.created_at), true),
    ('certified', '', e.certi_flg = 3)
  ) v (measure, key, counts)
  where v.counts
$$;

create or replace function fold_case_tally() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(620000006);
  with moved as (delete from public.case_tally_change returning measure, region_code, key, cases, total)
  insert into public.case_tally as t (measure, region_code, key, cases, total)
  select m.measure, m.region_code, m.key, sum(m.cases), sum(m.total) from moved m group by 1, 2, 3
  on conflict (measure, region_code, key) do update set cases = t.cases + excluded.cases, total = t.total + excluded.total;
  delete from public.case_tally where cases = 0 and total = 0;
end $$;

create or replace function name_search_words(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(word, place, size)), '{}')
  from regexp_split_to_table(public.name_search_text(name), ' ') word, generate_series(1, 2) size,
    generate_series(1, char_length(word) - size + 1) place
$$;

create or replace function organisation_ancestors(leaf bigint)
  returns table(id bigint, distance integer)
  language sql stable rows 3 as $$
  with recursive line as (
    select o.id, coalesce(o.merged_into_id, o.parent_id) above, 0 distance from public.organisation o where o.id = leaf
    union all
    select o.id, coalesce(o.merged_into_id, o.parent_id), line.distance + 1 from public.organisation o join line on o.id = line.above
  )
  select line.id, line.distance from line
$$;

create or replace function organisation_family(member bigint) returns setof bigint language sql stable rows 20 as $$
  select public.organisation_subtree(member) union select a.id from public.organisation_ancestors(member) a
$$;

create or replace function organisation_label(own_name text, merged_into bigint) returns text language sql stable as $$
  select case when merged_into is null then own_name else
    '原' || own_name || '（已并入' ||
      (select o.name from public.organisation o where o.id = public.organisation_successor(merged_into)) || '）' end
$$;

create or replace function organisation_subtree(root bigint) returns setof bigint language sql stable rows 20 as $$
  with recursive tree as (
    select id from public.organisation where id = root
    union
    select o.id from public.organisation o join tree on coalesce(o.merged_into_id, o.parent_id) = tree.id
  )
  select id from tree
$$;

create or replace function organisation_successor(member bigint) returns bigint language sql stable as $$
  with recursive chain as (
    select o.id, o.merged_into_id from public.organisation o where o.id = member
    union
    select o.id, o.merged_into_id from public.organisation o join chain on o.id = chain.merged_into_id
  )
  select id from chain where merged_into_id is null
$$;

create or replace function place_new_products() returns trigger language plpgsql as $$
begin
  insert into public.feature_product (product_id, zone)
  select distinct n.id, z.zone from new_rows n, unnest(n.zones) z (zone);
  return null;
end $$;

create or replace function place_product() returns trigger language plpgsql as $$
begin
  delete from public.feature_product where product_id = new.id and zone <> all (new.zones);
  insert into public.feature_product (product_id, zone)
  select new.id, z.zone from unnest(new.zones) z (zone) on conflict (product_id, zone) do nothing;
  return null;
end $$;

create or replace function rebuild_case_tally() returns void language plpgsql as $$
begin
  lock table public.product_application, public.enterprise in share mode;
  perform pg_advisory_xact_lock(620000006);
  delete from public.case_tally_change;
  delete from public.case_tally;
  insert into public.case_tally (measure, region_code, key, cases, total)
  select c.measure, c.region_code, c.key, c.cases, c.total from public.case_figures c;
end $$;

create or replace function tally_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, sum(f.cases), sum(f.total)
    from new_rows n, public.application_figures(n) f group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, -sum(f.cases), -sum(f.total)
    from old_rows o, public.application_figures(o) f group by 1, 2, 3;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total)
    from (
      select f.* from new_rows n, public.application_figures(n) f
      union all
      select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows o, public.application_figures(o) f
    ) d group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $$;

create or replace function tally_enterprise() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, sum(f.cases), 0 from new_rows n, public.enterprise_figures(n) f group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select f.measure, f.region_code, f.key, -sum(f.cases), 0 from old_rows o, public.enterprise_figures(o) f group by 1, 2, 3;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), 0
    from (
      select f.measure, f.region_code, f.key, f.cases from new_rows n, public.enterprise_figures(n) f
      union all
      select f.measure, f.region_code, f.key, -f.cases from old_rows o, public.enterprise_figures(o) f
    ) d group by 1, 2, 3 having sum(d.cases) <> 0;
  end if;
  return null;
end $$;
