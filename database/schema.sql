-- Written by `npm run db:types` from the migrations. Do not edit.

create sequence account_opening_no;

create sequence advisory_question_no;

create sequence authorisation_no;

create sequence credit_objection_no;

create sequence demand_report_no;

create sequence equity_interest_no;

create sequence equity_project_no;

create sequence financing_need_no;

create sequence lease_need_no;

create sequence need_response_no;

create sequence oversight_letter_no;

create sequence product_apply_no;

create sequence service_enquiry_no;

create sequence stock_apply_no;

create sequence tax_licence_no;

create sequence tax_report_no;

CREATE OR REPLACE FUNCTION public.access_standings(c credit_access)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'looks', '000000', a.purpose_code, 1, 0::numeric from public.credit_authorisation a where a.id = c.authorisation_id
$function$
;

CREATE OR REPLACE FUNCTION public.application_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.decision_days := case when new.decided_at is null then null
    else public.application_decision_days(new.id, new.created_at, new.decided_at) end;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.application_decision_days(application bigint, submitted timestamp with time zone, decided timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(public.working_days_between(submitted, decided) - coalesce(sum(public.working_days_between(asked.at, least(coalesce(answered.at, decided), decided))), 0), 0)::smallint
  from public.case_event asked
  left join lateral (select e.at from public.case_event e where e.kind = asked.kind and e.case_id = asked.case_id
    and e.action = 'supply' and e.id > asked.id order by e.id limit 1) answered on true
  where asked.kind = 'application' and asked.case_id = application and asked.action = 'supplement' and asked.at < decided
$function$
;

CREATE OR REPLACE FUNCTION public.application_dues(a product_application)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, '000000', v.area || a.loan_due_on || '/' || v.part, 1, a.loan_amount_yuan - coalesce(a.repaid_yuan, 0)
  from (select coalesce(a.region_code, '620000')::text code, left(coalesce(a.region_code, '620000'), 4) || '00' unit) place,
  lateral (values
    ('due.unit', '', place.unit),
    ('due.org', '', a.org_id::text),
    ('due.county', place.unit || '/', place.code),
    ('due.unit.org', place.unit || '/', a.org_id::text)
  ) v (measure, area, part)
  where a.status = 'DISBURSED' and a.loan_due_on is not null and a.loan_amount_yuan > coalesce(a.repaid_yuan, 0)
$function$
;

CREATE OR REPLACE FUNCTION public.application_events(a product_application)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, a.id, coalesce(v.key, ''), v.day, coalesce(a.region_code, '620000'),
    public.industry_letter(coalesce(a.industry_code, a.company_industry)), coalesce(a.company_scale, ''), a.org_id, a.product_id, a.company_id,
    coalesce(v.total, 0)::bigint, coalesce(v.weight, 0)::bigint
  from (select public.china_day(a.created_at) came, public.china_day(coalesce(a.decided_at, a.created_at)) decided,
      coalesce(a.loan_date, public.china_day(coalesce(a.decided_at, a.created_at))) drew,
      public.china_day(coalesce(a.decide_due_at, a.accept_due_at, a.created_at)) lapsed,
      a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') is_granted, a.status in ('DISBURSED', 'SETTLED') is_drawn,
      case when a.is_credit_only then 'creditOnly' else 'secured' end security) x,
  lateral (values
    ('applied', a.status, x.came, case when a.sealed_at is null then a.amount_yuan end, 0, true),
    ('accepted', case when coalesce(a.accepted_at, a.decided_at) <= a.accept_due_at then 'inTime' else 'late' end,
      public.china_day(coalesce(a.accepted_at, a.decided_at, a.accept_due_at)), 0, 0,
      a.accept_due_at is not null and (coalesce(a.accepted_at, a.decided_at) is not null or a.status = 'EXPIRED')),
    ('decided', a.decision_days::text, x.decided, 0, 0, a.decision_days is not null),
    ('credited', '', x.decided, a.credit_amount_yuan, 0, x.is_granted),
    ('disbursed', x.security, x.drew, a.loan_amount_yuan, 0, x.is_drawn),
    ('disbursed.first', x.security, x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.is_first_loan),
    ('disbursed.renewed', '', x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.renews_id is not null),
    ('disbursed.unrepaid', '', x.drew, a.loan_amount_yuan, 0, x.is_drawn and a.renewed_open_yuan > 0),
    ('disbursed.rated', '', x.drew, a.loan_amount_yuan, 100 * a.credit_rate * a.loan_amount_yuan, x.is_drawn and a.credit_rate is not null),
    ('disbursed.costed', '', x.drew, a.loan_amount_yuan, 100 * a.credit_annual_cost * a.loan_amount_yuan,
      x.is_drawn and a.credit_annual_cost is not null),
    ('closed', a.status, case a.status when 'REJECTED' then x.decided when 'EXPIRED' then x.lapsed else x.drew end, a.amount_yuan,
      case when x.is_drawn then 100 * least(a.loan_amount_yuan, a.amount_yuan) end, x.is_drawn or a.status in ('REJECTED', 'EXPIRED'))
  ) v (measure, key, day, total, weight, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$function$
;

CREATE OR REPLACE FUNCTION public.application_figures(a product_application)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from (values
    ('applied', a.status, case when a.sealed_at is null then a.amount_yuan end, true),
    ('applied.industry', a.industry_code, case when a.sealed_at is null then a.amount_yuan end, true),
    ('applied.month', public.province_month(a.created_at), case when a.sealed_at is null then a.amount_yuan end, true),
    ('accepted', case when coalesce(a.accepted_at, a.decided_at) <= a.accept_due_at then 'inTime' else 'late' end, 0,
      a.accept_due_at is not null and (coalesce(a.accepted_at, a.decided_at) is not null or a.status = 'EXPIRED')),
    ('decided', a.decision_days::text, 0, a.decision_days is not null),
    ('credited', a.org_id::text, a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED')),
    ('credited.rate', '', a.credit_rate * a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('credited.rated', '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed', to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.first', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED') and a.is_first_loan),
    ('disbursed.security', case when a.is_credit_only then 'creditOnly' else 'secured' end, a.loan_amount_yuan,
      a.status in ('DISBURSED', 'SETTLED')),
    ('disbursed.renewed', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.renews_id is not null),
    ('disbursed.unrepaid', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.renewed_open_yuan > 0),
    ('disbursed.rate', '', a.credit_rate * a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed.rated', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_rate is not null),
    ('disbursed.cost', '', a.credit_annual_cost * a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_annual_cost is not null),
    ('disbursed.costed', '', a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED') and a.credit_annual_cost is not null),
    ('closed', a.status, a.amount_yuan, a.status in ('DISBURSED', 'SETTLED', 'REJECTED', 'EXPIRED')),
    ('closed.drawn', '', least(a.loan_amount_yuan, a.amount_yuan), a.status in ('DISBURSED', 'SETTLED'))
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
  union all
  select v.measure, coalesce(a.region_code, '620000'), coalesce(v.key, ''), 1, coalesce(v.total, 0)
  from unnest(a.zones) z (zone), lateral (values
    ('disbursed.zone', z.zone, a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED')),
    ('applied.month@' || z.zone, public.province_month(a.created_at), case when a.sealed_at is null then a.amount_yuan end, true),
    ('credited@' || z.zone, '', a.credit_amount_yuan, a.status in ('CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED')),
    ('disbursed@' || z.zone, to_char(a.loan_date, 'YYYY-MM'), a.loan_amount_yuan, a.status in ('DISBURSED', 'SETTLED'))
  ) v (measure, key, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$function$
;

CREATE OR REPLACE FUNCTION public.application_industry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.industry_code := (select industry_code from public.enterprise where id = new.company_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.application_lending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.lending := (select public.lending_of(o.org_category, p.category) from public.organisation o, public.product p
    where o.id = new.org_id and p.id = new.product_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.application_standings(a product_application)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, '000000', left(public.province_month(a.created_at), 4) || '/' || case
      when a.status in ('DISBURSED', 'SETTLED') then 'drawn'
      when a.status = 'SIGNED' then 'drawing' when a.status = 'CREDITED' then 'signing' when a.status = 'UNUSED' then 'unused'
      when a.status = 'SUPPLEMENT' then 'supplement' when a.status = 'SUBMITTED' then 'waiting' when a.status = 'EXPIRED' then 'lapsed'
      when a.status = 'WITHDRAWN' and a.accepted_at is null then 'withdrawnEarly' when a.status = 'WITHDRAWN' then 'withdrawn'
      when a.status = 'REJECTED' and a.accepted_at is null then 'refusedEarly' when a.status = 'REJECTED' then 'refused'
      else 'deciding' end, 1, coalesce(v.total, 0)
  from (values
    ('standing', case when a.sealed_at is null then a.amount_yuan end, true),
    ('standing.credited', a.credit_amount_yuan, a.credit_amount_yuan is not null),
    ('standing.drawn', a.loan_amount_yuan, a.loan_amount_yuan is not null)
  ) v (measure, total, counts)
  where v.counts and a.status not in ('DRAFT', 'TRANSFERRED')
$function$
;

CREATE OR REPLACE FUNCTION public.application_zones()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.zones := (select zones from public.product where id = new.product_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.audit_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end $function$
;

CREATE OR REPLACE FUNCTION public.case_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select e.scale, e.industry_code into new.company_scale, new.company_industry from public.enterprise e where e.id = new.company_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.china_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((moment AT TIME ZONE 'Asia/Shanghai'::text))::date
;

CREATE OR REPLACE FUNCTION public.consent_standings(c credit_authorisation)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, '000000', v.key, 1, 0::numeric
  from (values
    ('consents', c.status, true),
    ('consents.until', public.china_day(c.valid_to)::text, c.status in ('AUTHORIZED', 'USED'))
  ) v (measure, key, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.credit_access_institution()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.org_id := (select a.org_id from public.account a where a.id = new.account_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.drawdown_events(d report_drawdown)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'reports.drawn', d.id, '', d.drawn_on, d.area_code, public.industry_letter(d.company_industry), coalesce(d.company_scale, ''),
    0::bigint, 0::bigint, d.company_id, d.amount_yuan::bigint, 0::bigint
$function$
;

CREATE OR REPLACE FUNCTION public.drawdown_figures(d report_drawdown)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'reports.drawn', d.area_code, '', 1, d.amount_yuan
$function$
;

CREATE OR REPLACE FUNCTION public.drawdown_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select r.area_code, r.company_id, r.company_scale, r.company_industry
    into new.area_code, new.company_id, new.company_scale, new.company_industry
  from public.demand_report r where r.id = new.report_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.drop_lapsed_month(parent text)
 RETURNS TABLE(name text, first_id bigint, last_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  kept int;
  waits boolean;
  lapsed text;
  is_needed boolean := false;
begin
  select m.kept_months, m.waits_for_archive into kept, waits from public.month_table m where m.name = parent;
  if kept is null then raise exception '% has no months', parent using errcode = 'undefined_table'; end if;
  for lapsed in select p.name from public.month_partitions(parent) p
    where p.upper_at <= (date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => kept))
      at time zone 'Asia/Shanghai'
    order by p.upper_at
  loop
    if waits then
      execute format('select exists (select from parts.%I where action <> %L)', lapsed, 'archive') into is_needed;
    end if;
    if not is_needed then name := lapsed; exit; end if;
  end loop;
  if name is null then return; end if;
  execute format('select min(id), max(id) from parts.%I', name) into first_id, last_id;
  execute format('alter table public.%I detach partition parts.%I', parent, name);
  execute format('drop table parts.%I', name);
  return next;
end $function$
;

CREATE OR REPLACE FUNCTION public.enterprise_events(e enterprise)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, e.id, '', public.china_day(e.created_at), coalesce(e.area_code, '620000'), public.industry_letter(e.industry_code),
    coalesce(e.scale, ''), 0::bigint, 0::bigint, e.id, 0::bigint, 0::bigint
  from (values ('registered', true), ('certified', e.certi_flg = 3)) v (measure, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.enterprise_figures(e enterprise)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, coalesce(e.area_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('registered', public.province_month(e.created_at), true),
    ('certified', '', e.certi_flg = 3),
    ('enterprises', e.certi_flg || '/' || case when e.certi_flg = 3 and e.has_loan then 'loan' else '' end, true)
  ) v (measure, key, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.enterprise_kinds(e enterprise)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'certified.kind', '000000', coalesce(e.scale, '') || '/' || coalesce(e.industry_code, ''), 1, 0::numeric where e.certi_flg = 3
$function$
;

CREATE OR REPLACE FUNCTION public.events_counted(wanted text)
 RETURNS SETOF figure_event
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query execute (select string_agg(format('select f.* from public.%I r, public.%I(r) f where r.%I = %L', s.name, s.events, s.place, wanted)
      || case wanted when '620000' then format(' or r.%I is null', s.place) else '' end, ' union all ')
    from public.figure_source s where s.events is not null);
end $function$
;

CREATE OR REPLACE FUNCTION public.events_statement(events text, made boolean, gone boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select format(case when made and gone then
    -- Both sides are worked out once; the delete is seen by no part of its own statement, so a changed row is updated.
    'with came as materialized (%1$s except all %2$s), gone as materialized (%2$s except all %1$s),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, %3$s)
      select 1, %3$s from came union all select -1, %3$s from gone;'
    when made then 'with made as (insert into public.figure_event %1$s returning %3$s)
      insert into public.figure_event_change (sign, %3$s) select 1, %3$s from made;'
    else 'with gone as materialized (%2$s), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, %3$s) select -1, %3$s from lost;' end,
    format('select f.* from new_rows r, public.%I(r) f', events), format('select f.* from old_rows r, public.%I(r) f', events),
    'measure, key, day, area_code, industry, scale, org_id, product_id, total, weight')
$function$
;

CREATE OR REPLACE FUNCTION public.figure_area(area_code character, area_level smallint)
 RETURNS character
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE area_level WHEN 1 THEN '620000'::bpchar WHEN 2 THEN (("left"((area_code)::text, 4) || '00'::text))::bpchar ELSE area_code END
;

CREATE OR REPLACE FUNCTION public.figure_sums(source regclass)
 RETURNS SETOF figure_cube
 LANGUAGE plpgsql
 STABLE ROWS 1e+06
 SET work_mem TO '64MB'
AS $function$
declare
  g public.figure_grain;
begin
  for g in select f.* from public.figure_grain f loop
    return query execute public.figure_sums_query(g, 'select s.* from ' || source || ' s');
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.figure_sums_query(g figure_grain, source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select format('select %L::char(1) span, %s::smallint area_level, public.figure_area(e.area_code, %2$s::smallint)::char(6) area_code,
      %s industry, %s scale, %s org_id, %s product_id, e.measure, %s start, e.key,
      sum(e.cases)::bigint cases, sum(e.total) total, sum(e.weight) weight
    from (%s) e where %s group by 3, 4, 5, 6, 7, 8, 9, 10',
    g.span, g.area_level,
    case when g.by_industry then 'e.industry' else '''*''::char(1)' end, case when g.by_scale then 'e.scale' else '''*''::text' end,
    case when g.by_org then 'e.org_id' else '0::bigint' end, case when g.by_product then 'e.product_id' else '0::bigint' end,
    case g.span when 'M' then 'date_trunc(''month'', e.day)::date' else 'e.day' end, source,
    case when g.by_product then 'e.product_id > 0 and e.org_id > 0' when g.by_org then 'e.org_id > 0' else 'true' end)
$function$
;

CREATE OR REPLACE FUNCTION public.figure_sums_within(source regclass, measure text, first date, last date)
 RETURNS SETOF figure_cube
 LANGUAGE plpgsql
 STABLE ROWS 100000
 SET work_mem TO '64MB'
AS $function$
declare
  g public.figure_grain;
begin
  for g in select f.* from public.figure_grain f loop
    return query execute public.figure_sums_query(g, format('select s.* from %s s where s.measure = %L and s.day between %L and %L',
      source, measure, first, last));
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.figures_counted(wanted text)
 RETURNS TABLE(measure text, region_code character, key text, cases bigint, total numeric)
 LANGUAGE plpgsql
 STABLE
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute (
    select 'select d.measure, d.region_code::char(6), d.key, sum(d.cases)::bigint, sum(d.total) from (' || string_agg(
        format('select f.* from public.%I r, public.%I(r) f', s.name, s.figures) || case
          when wanted is null or s.place is null then ''
          when wanted = '620000' then format(' where r.%1$I is null or r.%1$I = %2$L', s.place, wanted)
          else format(' where r.%I = %L', s.place, wanted) end, ' union all ')
      || ') d (measure, region_code, key, cases, total) group by 1, 2, 3'
    from public.figure_source s where wanted is null or (s.place is null) = (wanted = '000000'));
end $function$
;

CREATE OR REPLACE FUNCTION public.fold_case_tally()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(620000006);
  with moved as (delete from public.case_tally_change returning measure, region_code, key, cases, total)
  insert into public.case_tally as t (measure, region_code, key, cases, total)
  select m.measure, m.region_code, m.key, sum(m.cases), sum(m.total) from moved m group by 1, 2, 3
  on conflict (measure, region_code, key) do update set cases = t.cases + excluded.cases, total = t.total + excluded.total;
  delete from public.case_tally where cases = 0 and total = 0;
end $function$
;

CREATE OR REPLACE FUNCTION public.fold_figure_cube()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  emptied public.figure_cube[];
begin
  perform pg_advisory_xact_lock(620000006);
  if not exists (select from public.figure_event_change) then
    return;
  end if;
  -- Taken and summed by one statement: a change that is committed meanwhile waits for the next folding.
  execute 'with moved as materialized (delete from public.figure_event_change
      returning measure, key, day, area_code, industry, scale, org_id, product_id, sign::bigint cases, sign * total total, sign * weight weight),
    folded as (insert into public.figure_cube as t (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key,
        cases, total, weight)
      select f.* from (' || (select string_agg(public.figure_sums_query(g, 'select m.* from moved m'), ' union all ') from public.figure_grain g) || ') f
      where f.cases <> 0 or f.total <> 0 or f.weight <> 0
      on conflict (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
      do update set cases = t.cases + excluded.cases, total = t.total + excluded.total, weight = t.weight + excluded.weight
      returning t.*)
    select array_agg(f::public.figure_cube) from folded f where f.cases = 0' into emptied;
  -- By name: looking for empty ones would read every summary, each minute.
  delete from public.figure_cube c using unnest(emptied) e
  where c.cases = 0 and (c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start, c.key)
    = (e.span, e.area_level, e.industry, e.scale, e.measure, e.area_code, e.product_id, e.org_id, e.start, e.key);
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_need_pinyin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.pinyin_text := null;
  new.pinyin_words := null;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.forget_pinyin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.pinyin_text := null;
  new.pinyin_words := null;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.industry_letter(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (code ~ '^[A-T]$'::text) THEN code WHEN ((code ~ '^\d{2,4}$'::text) AND (code >= '01'::text) AND (code < '98'::text)) THEN substr('ABCDEFGHIJKLMNOPQRST'::text, width_bucket(("left"(code, 2))::integer, ARRAY[1, 6, 13, 44, 47, 51, 53, 61, 63, 66, 70, 71, 73, 76, 80, 83, 84, 86, 91, 97]), 1) ELSE 'Z'::text END
;

CREATE OR REPLACE FUNCTION public.is_working_day(day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT (c.kind = 'work'::text) FROM calendar_day c WHERE (c.day = is_working_day.day)), ((EXTRACT(isodow FROM day) < (6)::numeric) AND (NOT (EXISTS (SELECT FROM expected_holiday e WHERE ((e.day = is_working_day.day) AND (NOT (EXISTS (SELECT FROM calendar_year y WHERE (y.year = e.year))))))))))
;

CREATE OR REPLACE FUNCTION public.item_collected(i credit_item)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected.topic', '000000', i.topic, 1, 0::numeric where i.superseded_at is null and i.ended_at is null
$function$
;

CREATE OR REPLACE FUNCTION public.keep_account_opening_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.opening_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.opening_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.opening_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.opening_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.opening_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.opening_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.opening_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.opening_events(r) f except all select f.* from old_rows r, public.opening_events(r) f), gone as materialized (select f.* from old_rows r, public.opening_events(r) f except all select f.* from new_rows r, public.opening_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.opening_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.opening_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.opening_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_advisory_question_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.question_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.question_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.question_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.question_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.question_events(r) f except all select f.* from old_rows r, public.question_events(r) f), gone as materialized (select f.* from old_rows r, public.question_events(r) f except all select f.* from new_rows r, public.question_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.question_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.question_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_case_task_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.task_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.task_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.task_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.task_standings(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.task_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.task_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.task_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.task_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_credit_access_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.access_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.access_standings(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.access_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.access_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_credit_authorisation_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.consent_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.consent_standings(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.consent_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.consent_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_credit_item_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.item_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.item_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.item_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.item_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_demand_report_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.report_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.report_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.report_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.report_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.report_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.report_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.report_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.report_events(r) f except all select f.* from old_rows r, public.report_events(r) f), gone as materialized (select f.* from old_rows r, public.report_events(r) f except all select f.* from new_rows r, public.report_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.report_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.report_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.report_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_enterprise_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.enterprise_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.enterprise_kinds(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.enterprise_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.enterprise_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.enterprise_kinds(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.enterprise_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.enterprise_kinds(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.enterprise_events(r) f except all select f.* from old_rows r, public.enterprise_events(r) f), gone as materialized (select f.* from old_rows r, public.enterprise_events(r) f except all select f.* from new_rows r, public.enterprise_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.enterprise_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.enterprise_kinds(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.enterprise_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_equity_project_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.project_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.project_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.project_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.project_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.project_events(r) f except all select f.* from old_rows r, public.project_events(r) f), gone as materialized (select f.* from old_rows r, public.project_events(r) f except all select f.* from new_rows r, public.project_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.project_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.project_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_financing_need_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.need_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.need_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.need_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.need_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.need_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.need_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.need_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.need_events(r) f except all select f.* from old_rows r, public.need_events(r) f), gone as materialized (select f.* from old_rows r, public.need_events(r) f except all select f.* from new_rows r, public.need_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.need_collected(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.need_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.need_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_loan_renewal_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.renewal_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.renewal_standings(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.renewal_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.renewal_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_loan_renewals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  loans bigint[] := array(
    select n.renews_id from new_rows n where n.renews_id is not null
    union select n.id from new_rows n where n.status in ('DISBURSED', 'SETTLED')
      and exists (select from public.product_application r where r.renews_id = n.id));
begin
  if loans <> '{}' then perform public.keep_renewals_of(loans); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_product_application_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_dues(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.application_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_dues(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_standings(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_dues(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.application_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.application_events(r) f except all select f.* from old_rows r, public.application_events(r) f), gone as materialized (select f.* from old_rows r, public.application_events(r) f except all select f.* from new_rows r, public.application_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_dues(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_figures(r) f union all select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.application_standings(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.application_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_renewals_of(loans bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from public.product_application a where a.id = any(loans) order by a.id for no key update;
  delete from public.loan_renewal k where k.loan_id = any(loans);
  insert into public.loan_renewal (loan_id, renewal_id, status, accept_due_at, due_on, org_id, company_id, region_code, open_yuan)
  select n.loan_id, n.renewal_id, n.status, n.accept_due_at, n.due_on, n.org_id, n.company_id, n.region_code, n.open_yuan
  from public.loan_renewal_now n where n.loan_id = any(loans);
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_report_drawdown_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.drawdown_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with made as (insert into public.figure_event select f.* from new_rows r, public.drawdown_events(r) f returning measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from made;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.drawdown_figures(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.drawdown_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with came as materialized (select f.* from new_rows r, public.drawdown_events(r) f except all select f.* from old_rows r, public.drawdown_events(r) f), gone as materialized (select f.* from old_rows r, public.drawdown_events(r) f except all select f.* from new_rows r, public.drawdown_events(r) f),
      lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
        and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
      made as (insert into public.figure_event select c.* from came c
        on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
          industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
          company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
      select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from came union all select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from gone;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.drawdown_figures(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
    with gone as materialized (select f.* from old_rows r, public.drawdown_events(r) f), lost as (delete from public.figure_event e using gone g
        where e.measure = g.measure and e.case_id = g.case_id returning e.*)
      insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight) select -1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from lost;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_tax_report_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.tax_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.tax_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.tax_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.tax_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_valuation_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.valuation_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.valuation_collected(r) f union all select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.valuation_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  else
    insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.valuation_collected(r) f) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.lending_of(org_category text, product_category text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (product_category = ANY (ARRAY['letterOfGuarantee'::text, 'guaranteeService'::text, 'creditInsurance'::text])) THEN 'none'::text WHEN (product_category = 'leasing'::text) THEN 'other'::text WHEN (org_category = ANY (ARRAY['policyBank'::text, 'stateBank'::text, 'jointStockBank'::text, 'cityBank'::text, 'ruralBank'::text])) THEN 'bank'::text ELSE 'other'::text END
;

CREATE OR REPLACE FUNCTION public.list_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from public.listed_product where id = new.id;
  insert into public.listed_product select * from public.product_as_listed where id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.make_figure_triggers()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  counted record;
begin
  for counted in select s.name, max(s.events) events, format('keep_%s_figures', s.name) keeper from public.figure_source s group by s.name loop
    execute format('create or replace function public.%I() returns trigger language plpgsql as $body$
begin
  if tg_op = ''INSERT'' then
    %s
  elsif tg_op = ''UPDATE'' then
    %s
  else
    %s
  end if;
  return null;
end $body$', counted.keeper,
      concat_ws(e'\n    ', public.tally_statement(counted.name, true, false), public.events_statement(counted.events, true, false)),
      concat_ws(e'\n    ', public.tally_statement(counted.name, true, true), public.events_statement(counted.events, true, true)),
      concat_ws(e'\n    ', public.tally_statement(counted.name, false, true), public.events_statement(counted.events, false, true)));
    execute format('create or replace trigger %I after insert on public.%I referencing new table as new_rows for each statement
      execute function public.%I()', counted.name || '_figures_insert', counted.name, counted.keeper);
    execute format('create or replace trigger %I after update on public.%I referencing old table as old_rows new table as new_rows
      for each statement execute function public.%I()', counted.name || '_figures_update', counted.name, counted.keeper);
    execute format('create or replace trigger %I after delete on public.%I referencing old table as old_rows for each statement
      execute function public.%I()', counted.name || '_figures_delete', counted.name, counted.keeper);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.make_next_month(parent text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  moment text := (select m.moment from public.month_table m where m.name = parent);
  here constant text := 'Asia/Shanghai';
  starts timestamp := (select max(p.upper_at) at time zone here from public.month_partitions(parent) p);
  month_name text := parent || '_' || to_char(starts, 'YYYY_MM');
  place text;
  fallback text := format('parts.%I', parent || '_default');
  of_month text;
  columns text;
  moved bigint;
begin
  if moment is null then raise exception '% has no months', parent using errcode = 'undefined_table'; end if;
  if starts is null or starts > date_trunc('month', now() at time zone here) + interval '3 months' then return null; end if;
  place := format('parts.%I', month_name);
  of_month := format('%I >= %L and %I < %L', moment, starts at time zone here, moment,
    (starts + interval '1 month') at time zone here);
  execute format('create table %s (like public.%I including all)', place, parent);
  execute format('lock table %s in access exclusive mode', fallback);
  -- By name: partitions may hold their columns in different orders.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns from pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', parent)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %s (%s) select %s from %s where %s', place, columns, columns, fallback, of_month);
  get diagnostics moved = row_count;
  if moved > 0 then
    -- The audit log refuses the deletion otherwise; the rows stay what they are.
    execute format('alter table %s disable trigger user', fallback);
    execute format('delete from %s where %s', fallback, of_month);
    execute format('alter table %s enable trigger user', fallback);
  end if;
  execute format('alter table public.%I attach partition %s for values from (%L) to (%L)', parent, place,
    starts at time zone here, (starts + interval '1 month') at time zone here);
  return month_name;
end $function$
;

CREATE OR REPLACE FUNCTION public.mark_borrowers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  companies bigint[];
begin
  if tg_op = 'INSERT' then
    companies := array(select n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED'));
  elsif tg_op = 'DELETE' then
    companies := array(select o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED'));
  else
    companies := array(select d.company_id from (
      (select n.id, n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED')
        except select o.id, o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED'))
      union all
      (select o.id, o.company_id from old_rows o where o.status in ('DISBURSED', 'SETTLED')
        except select n.id, n.company_id from new_rows n where n.status in ('DISBURSED', 'SETTLED'))) d);
  end if;
  if cardinality(companies) = 0 then
    return null;
  end if;
  perform e.id from public.enterprise e where e.id = any(companies) order by e.id for no key update;
  update public.enterprise e set has_loan = not e.has_loan where e.id = any(companies) and e.has_loan <> exists (
    select from public.product_application a where a.company_id = e.id and a.status in ('DISBURSED', 'SETTLED'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.mend_figure_rows(place character)
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64MB'
AS $function$
begin
  perform public.stop_counted_cases();
  with counted as materialized (select c.* from public.events_counted(place::text) c),
  gone as materialized (select e.* from public.figure_event e where e.area_code = place except all select c.* from counted c),
  came as materialized (select c.* from counted c except all select e.* from public.figure_event e where e.area_code = place),
  before as materialized (select e.* from public.figure_event e
    where exists (select from gone g where g.measure = e.measure and g.case_id = e.case_id)
      or (e.measure, e.case_id) in (select c.measure, c.case_id from came c)),
  lost as (delete from public.figure_event e using gone g where e.measure = g.measure and e.case_id = g.case_id
    and not exists (select from came c where c.measure = g.measure and c.case_id = g.case_id)),
  made as (insert into public.figure_event select c.* from came c
    on conflict (measure, case_id) do update set key = excluded.key, day = excluded.day, area_code = excluded.area_code,
      industry = excluded.industry, scale = excluded.scale, org_id = excluded.org_id, product_id = excluded.product_id,
      company_id = excluded.company_id, total = excluded.total, weight = excluded.weight)
  insert into public.figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
  select 1, c.measure, c.key, c.day, c.area_code, c.industry, c.scale, c.org_id, c.product_id, c.total, c.weight from came c
  union all select -1, b.measure, b.key, b.day, b.area_code, b.industry, b.scale, b.org_id, b.product_id, b.total, b.weight from before b;
end $function$
;

CREATE OR REPLACE FUNCTION public.mend_figure_sums(of_measure text, first date, last date)
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64MB'
AS $function$
declare
  emptied public.figure_cube[];
begin
  perform pg_advisory_xact_lock(620000006);
  with lacking as materialized (
    select d.span, d.area_level, d.area_code, d.industry, d.scale, d.org_id, d.product_id, d.measure, d.start, d.key,
      sum(d.cases)::bigint cases, sum(d.total) total, sum(d.weight) weight
    from (select c.* from public.figure_sums_within('public.figure_event_sum', of_measure, first, last) c
      union all select p.span, p.area_level, p.area_code, p.industry, p.scale, p.org_id, p.product_id, p.measure, p.start, p.key, -p.cases, -p.total, -p.weight
        from public.figure_sums_within('public.figure_change_sum', of_measure, first, last) p
      union all select k.span, k.area_level, k.area_code, k.industry, k.scale, k.org_id, k.product_id, k.measure, k.start, k.key, -k.cases, -k.total, -k.weight
        from public.figure_cube k where k.measure = of_measure and k.start between first and last) d
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(d.cases) <> 0 or sum(d.total) <> 0 or sum(d.weight) <> 0),
  mended as (insert into public.figure_cube as t (span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight)
    select l.span, l.area_level, l.area_code, l.industry, l.scale, l.org_id, l.product_id, l.measure, l.start, l.key, l.cases, l.total, l.weight from lacking l
    on conflict (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
    do update set cases = t.cases + excluded.cases, total = t.total + excluded.total, weight = t.weight + excluded.weight
    returning t.*)
  select array_agg(m::public.figure_cube) into emptied from mended m where m.cases = 0;
  delete from public.figure_cube c using unnest(emptied) e
  where c.cases = 0 and (c.span, c.area_level, c.industry, c.scale, c.measure, c.area_code, c.product_id, c.org_id, c.start, c.key)
    = (e.span, e.area_level, e.industry, e.scale, e.measure, e.area_code, e.product_id, e.org_id, e.start, e.key);
end $function$
;

CREATE OR REPLACE FUNCTION public.month_figures(first text, last text)
 RETURNS TABLE(month text, measure text, region_code text, key text, cases bigint, total numeric)
 LANGUAGE sql
 STABLE
AS $function$
  with counted as (
    select case
        when f.measure = 'accepted' then public.month_of(coalesce(a.accepted_at, a.decided_at, a.accept_due_at))
        when f.measure = 'decided' or f.measure like 'credited%' then public.month_of(coalesce(a.decided_at, a.created_at))
        when f.measure like 'disbursed%' or a.status in ('DISBURSED', 'SETTLED') and f.measure like 'closed%'
          then coalesce(to_char(a.loan_date, 'YYYY-MM'), public.month_of(coalesce(a.decided_at, a.created_at)))
        when f.measure like 'closed%' then public.month_of(coalesce(a.decided_at, a.decide_due_at, a.accept_due_at, a.created_at))
        else public.month_of(a.created_at) end as month, f.*
    from public.product_application a, public.application_figures(a) f
    union all select public.month_of(e.created_at), f.* from public.enterprise e, public.enterprise_figures(e) f
    union all select public.month_of(n.published_at), f.* from public.financing_need n, public.need_figures(n) f
    union all select case f.measure when 'reports.credited' then to_char(r.credited_on, 'YYYY-MM')
        else public.month_of(r.first_submitted_at) end, f.*
      from public.demand_report r, public.report_figures(r) f
    union all select to_char(d.drawn_on, 'YYYY-MM'), f.* from public.report_drawdown d, public.drawdown_figures(d) f
    union all select case f.measure when 'questions.answered' then public.month_of(q.answered_at) else public.month_of(q.created_at) end, f.*
      from public.advisory_question q, public.question_figures(q) f
    union all select case f.measure when 'openings.opened' then to_char(o.opened_on, 'YYYY-MM') else public.month_of(o.created_at) end, f.*
      from public.account_opening o, public.opening_figures(o) f
    union all select public.month_of(p.published_at), f.* from public.equity_project p, public.project_figures(p) f
  )
  select c.month, c.measure, c.region_code, c.key, sum(c.cases), sum(c.total) from counted c
  where c.month between first and last group by 1, 2, 3, 4
$function$
;

CREATE OR REPLACE FUNCTION public.month_of(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((moment AT TIME ZONE 'Asia/Shanghai'::text), 'YYYY-MM'::text)
;

CREATE OR REPLACE FUNCTION public.month_partitions(parent text)
 RETURNS TABLE(name text, upper_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from ' TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = to_regclass(format('public.%I', parent)) and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
  order by 2
$function$
;

CREATE OR REPLACE FUNCTION public.name_search_text(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(lower(NORMALIZE(name, NFKC)), '[^0-9a-z\u00c0-\u1fff\u2c00-\u2fff\u3005-\u3007\u3021-\u3029\u3031-\U0010ffff]+'::text, ' '::text, 'g'::text))
;

CREATE OR REPLACE FUNCTION public.name_search_words(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct substr(word, place, size)), '{}')
  from regexp_split_to_table(public.name_search_text(name), ' ') word, generate_series(1, 2) size,
    generate_series(1, char_length(word) - size + 1) place
$function$
;

CREATE OR REPLACE FUNCTION public.need_collected(n financing_need)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected', '000000', 'needs', 1, 0::numeric where n.published_at is not null
$function$
;

CREATE OR REPLACE FUNCTION public.need_events(n financing_need)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, n.id, n.status, public.china_day(n.published_at), coalesce(n.area_code, '620000'),
    public.industry_letter(coalesce(n.industry_code, n.company_industry)), coalesce(n.company_scale, ''), 0::bigint, 0::bigint, n.company_id,
    coalesce(n.amount_yuan, 0)::bigint, 0::bigint
  from (values
    ('needs', true),
    ('needs.ended', n.status in ('CREDITED', 'DISBURSED', 'CLOSED', 'UNMATCHED', 'REJECTED', 'EXPIRED')),
    ('needs.matched', n.status in ('CREDITED', 'DISBURSED', 'CLOSED'))
  ) v (measure, counts)
  where v.counts and n.published_at is not null and n.status not in ('DRAFT', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.need_figures(n financing_need)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, coalesce(n.area_code, '620000'), v.key, 1, coalesce(n.amount_yuan, 0)
  from (values
    ('needs', n.status, true),
    ('needs.ended', n.status, n.status in ('CREDITED', 'DISBURSED', 'CLOSED', 'UNMATCHED', 'REJECTED', 'EXPIRED')),
    ('needs.matched', n.status, n.status in ('CREDITED', 'DISBURSED', 'CLOSED'))
  ) v (measure, key, counts)
  where v.counts and n.published_at is not null and n.status not in ('DRAFT', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.note_mapped_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.search_map_change (relation, row_id)
  values (tg_table_name, case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.opening_collected(o account_opening)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected', '000000', 'openings', 1, 0::numeric where o.status <> 'DRAFT'
$function$
;

CREATE OR REPLACE FUNCTION public.opening_events(o account_opening)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'openings.opened', o.id, o.account_type, o.opened_on, coalesce(o.region_code, '620000'), public.industry_letter(o.company_industry),
    coalesce(o.company_scale, ''), o.org_id, 0::bigint, o.company_id, 0::bigint, 0::bigint
  where o.opened_on is not null
$function$
;

CREATE OR REPLACE FUNCTION public.opening_figures(o account_opening)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, coalesce(o.region_code, '620000'), v.key, 1, 0::numeric
  from (values
    ('openings', o.status, true),
    ('openings.opened', o.account_type, o.opened_on is not null)
  ) v (measure, key, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.opening_region()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.region_code := (select o.region_code from public.organisation o where o.id = new.branch_org_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.organisation_ancestors(leaf bigint)
 RETURNS TABLE(id bigint, distance integer)
 LANGUAGE sql
 STABLE ROWS 3
AS $function$
  with recursive line as (
    select o.id, coalesce(o.merged_into_id, o.parent_id) above, 0 distance from public.organisation o where o.id = leaf
    union all
    select o.id, coalesce(o.merged_into_id, o.parent_id), line.distance + 1 from public.organisation o join line on o.id = line.above
  )
  select line.id, line.distance from line
$function$
;

CREATE OR REPLACE FUNCTION public.organisation_family(member bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE ROWS 20
AS $function$
  select public.organisation_subtree(member) union select a.id from public.organisation_ancestors(member) a
$function$
;

CREATE OR REPLACE FUNCTION public.organisation_label(own_name text, merged_into bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when merged_into is null then own_name else
    '原' || own_name || '（已并入' ||
      (select o.name from public.organisation o where o.id = public.organisation_successor(merged_into)) || '）' end
$function$
;

CREATE OR REPLACE FUNCTION public.organisation_logo_of(org bigint, parent bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select picture_id from public.organisation_logo
  where org_id in (org, parent) and status = 'PUBLISHED' order by org_id = org desc limit 1
$function$
;

CREATE OR REPLACE FUNCTION public.organisation_subtree(root bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE ROWS 20
AS $function$
  with recursive tree as (
    select id from public.organisation where id = root
    union
    select o.id from public.organisation o join tree on coalesce(o.merged_into_id, o.parent_id) = tree.id
  )
  select id from tree
$function$
;

CREATE OR REPLACE FUNCTION public.organisation_successor(member bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  with recursive chain as (
    select o.id, o.merged_into_id from public.organisation o where o.id = member
    union
    select o.id, o.merged_into_id from public.organisation o join chain on o.id = chain.merged_into_id
  )
  select id from chain where merged_into_id is null
$function$
;

CREATE OR REPLACE FUNCTION public.place_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.feature_product (product_id, zone)
  select distinct n.id, z.zone from new_rows n, unnest(n.zones) z (zone);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.place_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from public.feature_product where product_id = new.id and zone <> all (new.zones);
  insert into public.feature_product (product_id, zone)
  select new.id, z.zone from unnest(new.zones) z (zone) on conflict (product_id, zone) do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.product_terms(p product)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'name', p.name, 'category', p.category, 'highlights', p.highlights, 'amountMinYuan', p.amount_min_yuan,
    'amountMaxYuan', p.amount_max_yuan, 'rateMin', p.rate_min, 'rateMax', p.rate_max, 'termMinMonths', p.term_min_months,
    'termMaxMonths', p.term_max_months, 'guaranteeModes', p.guarantee_modes, 'repaymentModes', p.repayment_modes,
    'fees', p.fees, 'areaCodes', p.area_codes, 'targetGroups', p.target_groups, 'zones', p.zones,
    'requirements', p.requirements, 'materials', p.materials, 'onlineApply', p.online_apply)
    || case when p.applicant_kinds = '{}' then '{}'::jsonb else jsonb_build_object('applicantKinds', p.applicant_kinds) end
$function$
;

CREATE OR REPLACE FUNCTION public.project_events(p equity_project)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, p.id, p.status, public.china_day(p.published_at), coalesce(p.area_code, '620000'),
    public.industry_letter(coalesce(p.industry_code, p.company_industry)), coalesce(p.company_scale, ''), 0::bigint, 0::bigint, p.company_id,
    coalesce(p.amount_yuan, 0)::bigint, 0::bigint
  from (values ('projects', true), ('projects.invested', p.status = 'INVESTED')) v (measure, counts)
  where v.counts and p.published_at is not null and p.status not in ('DRAFT', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.project_figures(p equity_project)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, coalesce(p.area_code, '620000'), p.status, 1, coalesce(p.amount_yuan, 0)
  from (values ('projects', true), ('projects.invested', p.status = 'INVESTED')) v (measure, counts)
  where v.counts and p.published_at is not null and p.status not in ('DRAFT', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.province_month(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((moment AT TIME ZONE 'Asia/Shanghai'::text), 'YYYY-MM'::text)
;

CREATE OR REPLACE FUNCTION public.question_events(q advisory_question)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, q.id, v.key, v.day, q.area_code, public.industry_letter(q.company_industry), coalesce(q.company_scale, ''),
    0::bigint, 0::bigint, q.company_id, 0::bigint, 0::bigint
  from (values
    ('questions', '', public.china_day(q.created_at), true),
    ('questions.answered', case when q.answered_in_time then 'inTime' else 'late' end, public.china_day(q.answered_at),
      q.answered_in_time is not null)
  ) v (measure, key, day, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.question_figures(q advisory_question)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, q.area_code, v.key, 1, 0::numeric
  from (values
    ('questions', q.topic, true),
    ('questions.answered', case when q.answered_in_time then 'inTime' else 'late' end, q.answered_in_time is not null)
  ) v (measure, key, counts)
  where v.counts
$function$
;

CREATE OR REPLACE FUNCTION public.rebuild_case_tally()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform public.stop_counted_cases();
  lock table public.valuation, public.tax_report, public.credit_item, public.credit_authorisation, public.credit_access, public.case_task
    in share mode;
  delete from public.case_tally_change;
  delete from public.case_tally;
  insert into public.case_tally (measure, region_code, key, cases, total)
  select c.measure, c.region_code, c.key, c.cases, c.total from public.case_figures c;
end $function$
;

CREATE OR REPLACE FUNCTION public.rebuild_figure_cube()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
 SET maintenance_work_mem TO '512MB'
AS $function$
declare
  afterwards text[];
  statement text;
  g record;
  finer text;
  counted bigint;
begin
  perform public.stop_counted_cases();
  afterwards := array(
    select format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) from pg_constraint c
      where c.conrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and c.contype = 'p'
    union all select pg_get_indexdef(i.indexrelid) from pg_index i
      where i.indrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and not i.indisprimary);
  for statement in select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) from pg_constraint c
      where c.conrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and c.contype = 'p'
    union all select format('drop index %s', i.indexrelid::regclass) from pg_index i
      where i.indrelid in ('public.figure_event'::regclass, 'public.figure_cube'::regclass) and not i.indisprimary loop
    execute statement;
  end loop;
  truncate public.figure_event_change, public.figure_cube, public.figure_event;
  insert into public.figure_event select c.* from public.case_figure_events c;
  analyze public.figure_event;
  create temp table figure_summed (place text, span char(1), area_level smallint, by_industry boolean, by_scale boolean, by_org boolean,
    by_product boolean, counted bigint) on commit drop;
  for g in select 'figure_summed_' || row_number() over (order by f.by_industry::int + f.by_scale::int desc, f.area_level desc, f.span) place,
      f.span, f.area_level, f.by_industry, f.by_scale, f.by_org, f.by_product from public.figure_grain f
      order by f.by_industry::int + f.by_scale::int desc, f.area_level desc, f.span loop
    select format('select s.start as day, s.area_code, s.industry, s.scale, s.org_id, s.product_id, s.measure, s.key, s.cases, s.total, s.weight
        from pg_temp.%I s', m.place) into finer from pg_temp.figure_summed m
      where m.span <= g.span and m.area_level >= g.area_level and m.by_industry >= g.by_industry and m.by_scale >= g.by_scale
        and m.by_org = g.by_org and m.by_product = g.by_product
      order by m.counted limit 1;
    execute format('create temp table %I on commit drop as %s', g.place,
      public.figure_sums_query(row(g.span, g.area_level, g.by_industry, g.by_scale, g.by_org, g.by_product)::public.figure_grain,
        coalesce(finer, 'select s.* from public.figure_event_sum s')));
    get diagnostics counted = row_count;
    insert into pg_temp.figure_summed (place, span, area_level, by_industry, by_scale, by_org, by_product, counted)
    values (g.place, g.span, g.area_level, g.by_industry, g.by_scale, g.by_org, g.by_product, counted);
  end loop;
  -- In the order of the key, which is that of reading: neighbours of a question lie side by side, and the index is made of what is sorted.
  -- A number for the texts in front, as numbers are compared faster.
  create temp table figure_texts on commit drop as
    select t.industry, t.scale, t.measure, row_number() over (order by t.industry, t.scale, t.measure)::int place
    from (select i.industry, s.scale, m.measure from (select distinct e.industry from public.figure_event e union select '*') i,
      (select distinct e.scale from public.figure_event e union select '*') s, (select distinct e.measure from public.figure_event e) m) t;
  analyze pg_temp.figure_texts;
  for g in select string_agg(format('select s.* from pg_temp.%I s', m.place), ' union all ') sums
      from pg_temp.figure_summed m group by m.span, m.area_level order by m.span, m.area_level loop
    execute 'insert into public.figure_cube select f.* from (' || g.sums || ') f join pg_temp.figure_texts t using (industry, scale, measure)
      order by t.place, f.area_code, f.product_id, f.org_id, f.start, f.key';
  end loop;
  for statement in select format('drop table pg_temp.%I', m.place) from pg_temp.figure_summed m loop
    execute statement;
  end loop;
  drop table pg_temp.figure_summed, pg_temp.figure_texts;
  foreach statement in array afterwards loop
    execute statement;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.renewal_standings(k loan_renewal)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, '000000', v.area || k.due_on || '/' || k.status, 1, k.open_yuan
  from (values ('renewal', ''), ('renewal.unit', left(k.region_code, 4) || '00/')) v (measure, area)
$function$
;

CREATE OR REPLACE FUNCTION public.renewed_principal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.renewed_open_yuan := (select case when a.status = 'DISBURSED' then a.loan_amount_yuan - coalesce(a.repaid_yuan, 0) else 0 end
    from public.product_application a where a.id = new.renews_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.report_collected(r demand_report)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected', '000000', 'reports', 1, 0::numeric
  where r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.report_events(r demand_report)
 RETURNS SETOF figure_event
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'reports', r.id, '', public.china_day(r.first_submitted_at), r.area_code, public.industry_letter(r.company_industry),
    coalesce(r.company_scale, ''), 0::bigint, 0::bigint, r.company_id, coalesce(r.amount_yuan, 0)::bigint, 0::bigint
  where r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.report_figures(r demand_report)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select v.measure, r.area_code, v.key, 1, coalesce(v.total, 0)
  from (values
    ('reports', r.status, r.amount_yuan, true),
    ('reports.credited', '', r.credit_amount_yuan, r.credited_on is not null)
  ) v (measure, key, total, counts)
  where v.counts and r.first_submitted_at is not null and r.status not in ('DRAFT', 'TO_CONFIRM', 'WITHDRAWN')
$function$
;

CREATE OR REPLACE FUNCTION public.stands_beside(person_id bigint, substitute_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from public.account p join public.account s on s.id = substitute_id
    where p.id = person_id and s.status = 'active' and s.user_type = p.user_type
      and case when p.user_type = 'institution' then s.org_id in (select line.id from public.organisation_ancestors(p.org_id) line)
        else s.region_code is not distinct from p.region_code end)
$function$
;

CREATE OR REPLACE FUNCTION public.stop_counted_cases()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table public.product_application, public.enterprise, public.financing_need, public.report_drawdown, public.demand_report,
    public.advisory_question, public.account_opening, public.equity_project in share mode;
  perform pg_advisory_xact_lock(620000006);
end $function$
;

CREATE OR REPLACE FUNCTION public.tally_statement(counted text, made boolean, gone boolean)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format('insert into public.case_tally_change (measure, region_code, key, cases, total)
    select d.measure, d.region_code, d.key, sum(d.cases), sum(d.total) from (%s) d (measure, region_code, key, cases, total)
    group by 1, 2, 3 having sum(d.cases) <> 0 or sum(d.total) <> 0;', string_agg(d.part, ' union all ' order by d.part))
  from public.figure_source s, lateral (values
    (made, format('select f.measure, f.region_code, f.key, f.cases, f.total from new_rows r, public.%I(r) f', s.figures)),
    (gone, format('select f.measure, f.region_code, f.key, -f.cases, -f.total from old_rows r, public.%I(r) f', s.figures))
  ) d (is_wanted, part)
  where s.name = counted and d.is_wanted
$function$
;

CREATE OR REPLACE FUNCTION public.task_figures(t case_task)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'open', coalesce(t.region_code, '620000'), t.org_id::text, 1, 0::numeric
  where t.waits_for = 'institution' and t.org_id is not null and t.kind <> 'letter'
$function$
;

CREATE OR REPLACE FUNCTION public.task_standings(t case_task)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'open.until', '000000', t.kind || '/' || t.waits_for || '/' || case when t.is_paused then '' else coalesce(public.china_day(t.due_at)::text, '') end,
    1, 0::numeric
  where t.waits_for is not null
$function$
;

CREATE OR REPLACE FUNCTION public.tax_collected(t tax_report)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected', '000000', 'tax', 1, 0::numeric
$function$
;

CREATE OR REPLACE FUNCTION public.tax_licence_taxpayer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select e.credit_code, e.corporate_name into new.credit_code, new.corporate_name
    from public.enterprise e where e.id = new.company_id and e.certi_flg = 3;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.valuation_collected(v valuation)
 RETURNS TABLE(measure text, region_code text, key text, cases integer, total numeric)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select 'collected', '000000', 'valuations', 1, 0::numeric
$function$
;

CREATE OR REPLACE FUNCTION public.webhook_off_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.off_at := case when new.is_on then null else now() end;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.working_days_between(since timestamp with time zone, until timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with local as (
    select (since at time zone 'Asia/Shanghai')::date came,
      (since at time zone 'Asia/Shanghai')::time > time '18:00' is_late, (until at time zone 'Asia/Shanghai')::date ended
  ), counting as (
    select min(d)::date first from local, generate_series(came + is_late::int, came + 30, interval '1 day') d
    where public.is_working_day(d::date)
  )
  select count(*)::int from local, counting, generate_series(first + 1, ended, interval '1 day') d
  where public.is_working_day(d::date)
$function$
;

create table abbreviation (
  id bigint not null generated always as identity,
  short_form text not null,
  full_name text not null,
  short_pinyin text not null default ''::text,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null generated always as (name_search_text(((short_form || ' '::text) || full_name))) stored,
  search_words text[] not null generated always as (name_search_words(((short_form || ' '::text) || full_name))) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint abbreviation_pkey PRIMARY KEY (id),
  constraint abbreviation_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint abbreviation_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint abbreviation_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint abbreviation_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint abbreviation_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint abbreviation_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint abbreviation_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table account (
  id bigint not null generated always as identity,
  username text not null,
  user_type text not null,
  user_source_type text not null,
  display_name text not null,
  phone_cipher text,
  phone_index bytea,
  password_hash text not null,
  must_reset_password boolean not null default false,
  status text not null default 'active'::text,
  company_id bigint,
  org_id bigint,
  region_code character(6),
  avatar text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  initial_password_expires_at timestamp with time zone,
  closed_at timestamp with time zone,
  last_login_at timestamp with time zone,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint account_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint account_region_code_fkey FOREIGN KEY (region_code) REFERENCES region(code),
  constraint account_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'closed'::text]))),
  constraint account_user_source_type_check CHECK ((user_source_type = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '7'::text, '17'::text]))),
  constraint account_user_type_check CHECK ((user_type = ANY (ARRAY['enterprise'::text, 'institution'::text, 'government'::text, 'operator'::text])))
);

create table account_opening (
  id bigint not null generated always as identity,
  number text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint not null,
  received_org_id bigint,
  branch_org_id bigint not null,
  appoint_time timestamp with time zone not null,
  appoint_end timestamp with time zone not null,
  profile text not null,
  account_type text not null,
  subject_kind text not null,
  corporate_name text not null,
  credit_code text not null,
  legal_person_name text not null,
  basic_account_no text,
  purpose text not null,
  beneficial_owner text not null,
  contact_name text not null,
  contact_phone_cipher text not null,
  operator_id_no_cipher text,
  legal_person_phone_cipher text,
  materials text[] not null,
  findings text[] not null,
  is_simple_opening boolean,
  licence_valid_to date,
  consent_version text not null,
  consent_hash text not null,
  bank_reference text,
  is_demonstration boolean not null default false,
  diligence text,
  diligence_reason text,
  account_no_index bytea,
  account_no_masked text,
  opened_on date,
  fail_code text,
  fail_reason text,
  next_steps text,
  status text not null,
  confirm_due_at timestamp with time zone not null,
  visit_due_at timestamp with time zone,
  open_due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN confirm_due_at
    WHEN 'CONFIRMED'::text THEN visit_due_at
    WHEN 'VERIFYING'::text THEN open_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  region_code character(6),
  company_scale text,
  company_industry text,
  constraint account_opening_number_key UNIQUE (number),
  constraint account_opening_pkey PRIMARY KEY (id),
  constraint account_opening_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint account_opening_branch_org_id_appoint_time_fkey FOREIGN KEY (branch_org_id, appoint_time) REFERENCES appointment_slot(branch_org_id, begins_at),
  constraint account_opening_branch_org_id_fkey FOREIGN KEY (branch_org_id) REFERENCES opening_branch(org_id),
  constraint account_opening_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint account_opening_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint account_opening_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint account_opening_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint account_opening_region_code_fkey FOREIGN KEY (region_code) REFERENCES region(code),
  constraint account_opening_account_type_check CHECK ((account_type = ANY (ARRAY['basic'::text, 'general'::text, 'special'::text, 'temporary'::text]))),
  constraint account_opening_beneficial_owner_check CHECK ((beneficial_owner = ANY (ARRAY['registered'::text, 'exempt'::text, 'notYet'::text]))),
  constraint account_opening_diligence_check CHECK ((diligence = ANY (ARRAY['simplified'::text, 'standard'::text, 'enhanced'::text]))),
  constraint account_opening_profile_check CHECK ((profile = ANY (ARRAY['LZB'::text, 'PDB'::text]))),
  constraint account_opening_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['corporation'::text, 'partnership'::text, 'individual'::text, 'cooperative'::text])))
);

create table account_role (
  account_id bigint not null,
  role text not null,
  constraint account_role_pkey PRIMARY KEY (account_id, role),
  constraint account_role_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table account_saved_view (
  id bigint not null generated always as identity,
  account_id bigint not null,
  table_code text not null,
  name text not null,
  query text not null,
  columns jsonb,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint account_saved_view_account_id_table_code_name_key UNIQUE (account_id, table_code, name),
  constraint account_saved_view_pkey PRIMARY KEY (id),
  constraint account_saved_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table account_table_columns (
  account_id bigint not null,
  table_code text not null,
  columns jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint account_table_columns_pkey PRIMARY KEY (account_id, table_code),
  constraint account_table_columns_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table activity (
  id bigint not null generated always as identity,
  kind text not null,
  title text not null,
  summary text not null,
  area_codes text[] not null default '{}'::text[],
  organiser text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sign_up_until timestamp with time zone not null,
  place text not null,
  online_url text,
  capacity integer,
  most_people integer not null,
  audience text not null,
  office_phone text not null,
  body text not null,
  publish_at timestamp with time zone,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  title_text text not null generated always as (name_search_text(title)) stored,
  title_words text[] not null generated always as (name_search_words(title)) stored,
  pinyin_text text,
  pinyin_words text[],
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  told_at_release boolean not null default false,
  constraint activity_pkey PRIMARY KEY (id),
  constraint activity_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint activity_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint activity_capacity_check CHECK ((capacity > 0)),
  constraint activity_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint activity_check CHECK ((ends_at > starts_at)),
  constraint activity_check1 CHECK ((sign_up_until <= starts_at)),
  constraint activity_check2 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint activity_check3 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint activity_check4 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint activity_most_people_check CHECK ((most_people > 0)),
  constraint activity_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table activity_sign_up (
  id bigint not null generated always as identity,
  activity_id bigint not null,
  account_id bigint not null,
  contact_name text not null,
  contact_phone_cipher text not null,
  people integer not null,
  state text not null,
  ticket_code text not null,
  reminded_at timestamp with time zone,
  checked_in_at timestamp with time zone,
  checked_in_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint activity_sign_up_ticket_code_key UNIQUE (ticket_code),
  constraint activity_sign_up_pkey PRIMARY KEY (id),
  constraint activity_sign_up_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint activity_sign_up_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activity(id),
  constraint activity_sign_up_checked_in_by_fkey FOREIGN KEY (checked_in_by) REFERENCES account(id),
  constraint activity_sign_up_check CHECK (((checked_in_at IS NULL) OR (state = 'SIGNED'::text))),
  constraint activity_sign_up_people_check CHECK ((people > 0)),
  constraint activity_sign_up_state_check CHECK ((state = ANY (ARRAY['SIGNED'::text, 'WAITING'::text, 'CANCELLED'::text])))
);

create table advisory_answer (
  id bigint not null generated always as identity,
  question_id bigint,
  title text not null,
  topic text not null,
  question text not null,
  answer text not null,
  status text not null default 'DRAFT'::text,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  published_at timestamp with time zone,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title_text text not null generated always as (name_search_text(title)) stored,
  title_words text[] not null generated always as (name_search_words(title)) stored,
  pinyin_text text,
  pinyin_words text[],
  constraint advisory_answer_question_id_key UNIQUE (question_id),
  constraint advisory_answer_pkey PRIMARY KEY (id),
  constraint advisory_answer_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint advisory_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES advisory_question(id),
  constraint advisory_answer_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint advisory_answer_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint advisory_answer_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint advisory_answer_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint advisory_answer_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint advisory_answer_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table advisory_question (
  id bigint not null generated always as identity,
  question_no text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint,
  received_org_id bigint,
  area_code character(6) not null,
  topic text not null,
  title text not null,
  content text not null,
  may_publish boolean not null,
  answer text,
  answered_at timestamp with time zone,
  answered_in_time boolean,
  score text,
  reject_code text,
  reject_reason text,
  next_steps text,
  reopenings integer not null default 0,
  status text not null,
  answer_due_at timestamp with time zone not null,
  settle_due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE
    WHEN (status = ANY (ARRAY['SUBMITTED'::text, 'ASSIGNED'::text, 'REFERRED'::text, 'REOPENED'::text])) THEN answer_due_at
    WHEN (status = ANY (ARRAY['ANSWERED'::text, 'RATED'::text])) THEN settle_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  company_scale text,
  company_industry text,
  constraint advisory_question_question_no_key UNIQUE (question_no),
  constraint advisory_question_pkey PRIMARY KEY (id),
  constraint advisory_question_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint advisory_question_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint advisory_question_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint advisory_question_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint advisory_question_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint advisory_question_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint advisory_question_check CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) = (answered_in_time IS NULL)))),
  constraint advisory_question_reopenings_check CHECK ((reopenings >= 0)),
  constraint advisory_question_score_check CHECK ((score = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text])))
);

create table agreement (
  version text not null,
  title text not null,
  body text not null,
  text_hash text not null,
  published_at timestamp with time zone not null default now(),
  kind text not null default 'platform'::text,
  constraint agreement_pkey PRIMARY KEY (version)
);

create table application_repayment (
  id bigint not null generated always as identity,
  application_id bigint not null,
  principal_yuan numeric(15,0) not null,
  repaid_on date not null,
  recorded_at timestamp with time zone not null,
  constraint application_repayment_pkey PRIMARY KEY (id),
  constraint application_repayment_application_id_fkey FOREIGN KEY (application_id) REFERENCES product_application(id),
  constraint application_repayment_principal_yuan_check CHECK ((principal_yuan > (0)::numeric))
);

create table appointment_slot (
  branch_org_id bigint not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  capacity integer,
  constraint appointment_slot_pkey PRIMARY KEY (branch_org_id, begins_at),
  constraint appointment_slot_branch_org_id_fkey FOREIGN KEY (branch_org_id) REFERENCES opening_branch(org_id),
  constraint appointment_slot_capacity_check CHECK (((capacity >= 0) AND (capacity <= 20))),
  constraint appointment_slot_check CHECK ((ends_at > begins_at))
);

create table article (
  id bigint not null generated always as identity,
  kind text not null,
  title text not null,
  summary text not null default ''::text,
  body text not null,
  source text,
  source_url text,
  outside_url text,
  outside_name text,
  status text not null default 'PUBLISHED'::text,
  published_at timestamp with time zone not null default now(),
  is_example boolean not null default false,
  version integer not null default 1,
  area_codes text[] not null default '{}'::text[],
  category text not null default ''::text,
  facts jsonb not null default '[]'::jsonb,
  action_path text,
  search_text text not null default ''::text,
  search_words text[] not null default '{}'::text[],
  zone text not null default ''::text,
  title_text text not null generated always as (name_search_text(title)) stored,
  title_words text[] not null generated always as (name_search_words(title)) stored,
  publish_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  updated_at timestamp with time zone not null default now(),
  pinyin_text text,
  pinyin_words text[],
  constraint article_pkey PRIMARY KEY (id),
  constraint article_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint article_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint article_action_path_check CHECK ((action_path ~ '^/[a-zA-Z]'::text)),
  constraint article_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint article_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint article_check1 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint article_kind_check CHECK ((kind = ANY (ARRAY['news'::text, 'notice'::text, 'service'::text, 'help'::text, 'activity'::text, 'zone'::text]))),
  constraint article_outside_url_check CHECK ((outside_url ~ '^https?://'::text)),
  constraint article_source_url_check CHECK ((source_url ~ '^https?://'::text)),
  constraint article_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table asking_bar (
  id bigint not null generated always as identity,
  account_id bigint not null,
  question_id bigint not null,
  reason text not null,
  barred_by bigint not null,
  barred_at timestamp with time zone not null,
  appeal text,
  appealed_at timestamp with time zone,
  decision text,
  decided_by bigint,
  decided_at timestamp with time zone,
  lifted_at timestamp with time zone,
  constraint asking_bar_pkey PRIMARY KEY (id),
  constraint asking_bar_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint asking_bar_barred_by_fkey FOREIGN KEY (barred_by) REFERENCES account(id),
  constraint asking_bar_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  constraint asking_bar_question_id_fkey FOREIGN KEY (question_id) REFERENCES advisory_question(id),
  constraint asking_bar_check CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
  constraint asking_bar_check1 CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint asking_bar_check2 CHECK (((lifted_at IS NULL) OR (decision IS NOT NULL)))
);

create table audit_block (
  seq bigint not null,
  month date not null,
  sealed_at timestamp with time zone not null,
  ids int8multirange not null,
  digests bytea not null,
  open_ids int8multirange not null,
  drawn_to bigint not null,
  settle_to bigint not null,
  settle_xact xid8 not null,
  prev_root bytea not null,
  root bytea not null,
  seal bytea,
  constraint audit_block_pkey PRIMARY KEY (seq),
  constraint audit_block_seal_check CHECK ((length(seal) = 32))
);

create table audit_log (
  id bigint not null default 
CASE
    WHEN (pg_current_xact_id() IS NOT NULL) THEN nextval('audit_log_id'::regclass)
    ELSE NULL::bigint
END,
  at timestamp with time zone not null default clock_timestamp(),
  actor_account_id bigint,
  actor_kind text not null,
  action text not null,
  entity text not null,
  entity_id text,
  detail jsonb not null default '{}'::jsonb,
  request_id text,
  ip inet,
  prev_hash bytea,
  hash bytea,
  constraint audit_log_pkey PRIMARY KEY (id, at)
) partition by RANGE (at);

create table bank_account (
  id bigint not null generated always as identity,
  company_id bigint not null,
  source text not null,
  org_id bigint,
  opening_id bigint,
  bank_name text not null,
  branch_name text not null,
  account_type text not null,
  account_no_cipher text not null,
  account_no_masked text not null,
  basic_account_no text,
  opened_on date not null,
  closed_on date,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint bank_account_opening_id_key UNIQUE (opening_id),
  constraint bank_account_pkey PRIMARY KEY (id),
  constraint bank_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint bank_account_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES account_opening(id),
  constraint bank_account_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint bank_account_account_type_check CHECK ((account_type = ANY (ARRAY['basic'::text, 'general'::text, 'special'::text, 'temporary'::text]))),
  constraint bank_account_check CHECK (((source = 'opened'::text) = ((opening_id IS NOT NULL) AND (org_id IS NOT NULL)))),
  constraint bank_account_check1 CHECK (((closed_on IS NULL) OR (closed_on >= opened_on))),
  constraint bank_account_source_check CHECK ((source = ANY (ARRAY['opened'::text, 'declared'::text])))
);

create table batch_reopening (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  company_id bigint not null,
  until_on date not null,
  reason text not null,
  account_id bigint not null,
  at timestamp with time zone not null default now(),
  constraint batch_reopening_batch_id_company_id_key UNIQUE (batch_id, company_id),
  constraint batch_reopening_pkey PRIMARY KEY (id),
  constraint batch_reopening_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint batch_reopening_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES filling_batch(id),
  constraint batch_reopening_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table brief_issue (
  id bigint not null generated always as identity,
  area_code character(6) not null,
  month character(7) not null,
  edition integer not null,
  title text not null,
  intro text not null,
  indicators text[] not null,
  status text not null,
  account_id bigint,
  requested_at timestamp with time zone not null,
  issued_at timestamp with time zone,
  figures jsonb,
  figures_digest text,
  pdf bytea,
  pdf_digest text,
  docx bytea,
  docx_digest text,
  constraint brief_issue_area_code_month_edition_key UNIQUE (area_code, month, edition),
  constraint brief_issue_pkey PRIMARY KEY (id),
  constraint brief_issue_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint brief_issue_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code)
);

create table brief_plan (
  area_code character(6) not null,
  title text not null,
  intro text not null,
  indicators text[] not null,
  is_scheduled boolean not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint brief_plan_pkey PRIMARY KEY (area_code),
  constraint brief_plan_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code)
);

create table calendar (
  id boolean not null default true,
  version integer not null default 1,
  stamp uuid not null default gen_random_uuid(),
  updated_at timestamp with time zone not null default now(),
  constraint calendar_pkey PRIMARY KEY (id),
  constraint calendar_id_check CHECK (id)
);

create table calendar_day (
  day date not null,
  kind text not null,
  name text not null,
  source text not null,
  notice_year smallint,
  version integer not null,
  updated_by bigint,
  updated_at timestamp with time zone not null default now(),
  constraint calendar_day_pkey PRIMARY KEY (day),
  constraint calendar_day_notice_year_fkey FOREIGN KEY (notice_year) REFERENCES calendar_year(year),
  constraint calendar_day_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(id),
  constraint calendar_day_kind_check CHECK ((kind = ANY (ARRAY['holiday'::text, 'work'::text])))
);

create table calendar_year (
  year smallint not null,
  source text not null,
  imported_by bigint,
  imported_at timestamp with time zone not null default now(),
  warned_at timestamp with time zone,
  constraint calendar_year_pkey PRIMARY KEY (year),
  constraint calendar_year_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES account(id),
  constraint calendar_year_year_check CHECK (((year >= 2004) AND (year <= 2099)))
);

create table captcha (
  uuid uuid not null,
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  network_key bytea,
  constraint captcha_pkey PRIMARY KEY (uuid)
);

create table case_archived (
  kind text not null,
  case_id bigint not null,
  place text not null,
  archived_at timestamp with time zone not null default now(),
  constraint case_archived_place_key UNIQUE (place),
  constraint case_archived_pkey PRIMARY KEY (kind, case_id)
);

create table case_clock (
  kind text not null,
  case_id bigint not null,
  clock text not null,
  started_at timestamp with time zone not null,
  days integer not null,
  time_limit_id bigint,
  constraint case_clock_pkey PRIMARY KEY (kind, case_id, clock),
  constraint case_clock_time_limit_id_fkey FOREIGN KEY (time_limit_id) REFERENCES time_limit(id)
);

create table case_event (
  id bigint not null default nextval('case_event_id'::regclass),
  case_id bigint not null,
  action text not null,
  from_status text,
  to_status text not null,
  actor_account_id bigint,
  actor_side text not null,
  actor_name text not null,
  note text,
  at timestamp with time zone not null default now(),
  kind text not null,
  org_id bigint,
  constraint case_event_pkey PRIMARY KEY (id, at),
  constraint case_event_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES account(id),
  constraint case_event_actor_side_check CHECK ((actor_side = ANY (ARRAY['enterprise'::text, 'institution'::text, 'authority'::text, 'platform'::text])))
) partition by RANGE (at);

create table case_tally (
  measure text not null,
  region_code character(6) not null,
  key text not null,
  cases bigint not null,
  total numeric not null,
  constraint case_tally_pkey PRIMARY KEY (measure, region_code, key) INCLUDE (cases, total)
);

create table case_tally_change (
  id bigint not null generated always as identity,
  measure text not null,
  region_code character(6) not null,
  key text not null,
  cases bigint not null,
  total numeric not null,
  constraint case_tally_change_pkey PRIMARY KEY (id)
);

create table case_task (
  kind text not null,
  case_id bigint not null,
  number text not null,
  title text not null,
  org_id bigint,
  company_id bigint,
  region_code character(6),
  amount_yuan numeric(15,0),
  status text not null,
  waits_for text,
  due_at timestamp with time zone,
  is_paused boolean not null,
  officer_account_id bigint,
  officer_name text,
  opened_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  thread_id bigint not null,
  constraint case_task_pkey PRIMARY KEY (kind, case_id),
  constraint case_task_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint case_task_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint case_task_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint case_task_waits_for_check CHECK ((waits_for = ANY (ARRAY['enterprise'::text, 'institution'::text, 'authority'::text])))
);

create table certification_event (
  id bigint not null generated always as identity,
  company_id bigint not null,
  kind text not null,
  reason text,
  actor_account_id bigint not null,
  at timestamp with time zone not null default now(),
  constraint certification_event_pkey PRIMARY KEY (id),
  constraint certification_event_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES account(id),
  constraint certification_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint certification_event_kind_check CHECK ((kind = ANY (ARRAY['submitted'::text, 'approved'::text, 'rejected'::text, 'changed'::text, 'corrected'::text])))
);

create table checked_link (
  id bigint not null generated always as identity,
  source text not null,
  record_id bigint not null,
  href text not null,
  words text not null,
  title text not null,
  area_codes text[] not null,
  is_outside boolean not null,
  fault text,
  failures integer not null default 0,
  broken_since timestamp with time zone,
  checked_at timestamp with time zone,
  seen_at timestamp with time zone not null,
  constraint checked_link_source_record_id_href_key UNIQUE (source, record_id, href),
  constraint checked_link_pkey PRIMARY KEY (id),
  constraint checked_link_check CHECK (((fault IS NULL) = (broken_since IS NULL))),
  constraint checked_link_fault_check CHECK ((fault = ANY (ARRAY['noPage'::text, 'notShown'::text, 'gone'::text, 'failing'::text, 'unreachable'::text, 'private'::text]))),
  constraint checked_link_source_check CHECK ((source = ANY (ARRAY['article'::text, 'policy'::text, 'link'::text, 'placement'::text])))
);

create table connector_call (
  id bigint not null generated always as identity,
  kind text not null,
  adapter text not null,
  operation text not null,
  started_at timestamp with time zone not null,
  ms integer not null,
  attempts integer not null,
  outcome text not null,
  request_id uuid not null,
  constraint connector_call_pkey PRIMARY KEY (id),
  constraint connector_call_adapter_check CHECK ((adapter = ANY (ARRAY['http'::text, 'sandbox'::text]))),
  constraint connector_call_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'unifiedIdentity'::text, 'registry'::text, 'tax'::text, 'bankLzb'::text, 'bankPdb'::text, 'valuation'::text, 'companySync'::text, 'signing'::text]))),
  constraint connector_call_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'refused'::text, 'timeout'::text, 'unreachable'::text, 'failing'::text, 'wrong'::text, 'busy'::text, 'open'::text, 'off'::text])))
);

create table connector_instance (
  instance_id uuid not null,
  kind text not null,
  adapter text not null,
  breaker text not null,
  running integer not null,
  waiting integer not null,
  started_at timestamp with time zone not null,
  reported_at timestamp with time zone not null,
  constraint connector_instance_pkey PRIMARY KEY (instance_id, kind),
  constraint connector_instance_adapter_check CHECK ((adapter = ANY (ARRAY['http'::text, 'sandbox'::text]))),
  constraint connector_instance_breaker_check CHECK ((breaker = ANY (ARRAY['closed'::text, 'halfOpen'::text, 'open'::text]))),
  constraint connector_instance_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'unifiedIdentity'::text, 'registry'::text, 'tax'::text, 'bankLzb'::text, 'bankPdb'::text, 'valuation'::text, 'companySync'::text, 'signing'::text])))
);

create table connector_switch (
  kind text not null,
  is_off boolean not null,
  reason text not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  constraint connector_switch_pkey PRIMARY KEY (kind),
  constraint connector_switch_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint connector_switch_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'unifiedIdentity'::text, 'registry'::text, 'tax'::text, 'bankLzb'::text, 'bankPdb'::text, 'valuation'::text, 'companySync'::text, 'signing'::text])))
);

create table consent_record (
  id bigint not null generated always as identity,
  account_id bigint not null,
  agreement_version text not null,
  text_hash text not null,
  action_code text not null,
  ip inet,
  user_agent text,
  at timestamp with time zone not null default now(),
  company_id bigint,
  subject_name text,
  withdrawn_at timestamp with time zone,
  constraint consent_record_pkey PRIMARY KEY (id),
  constraint consent_record_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint consent_record_agreement_version_fkey FOREIGN KEY (agreement_version) REFERENCES agreement(version),
  constraint consent_record_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table credit_access (
  id bigint not null generated always as identity,
  authorisation_id bigint not null,
  account_id bigint not null,
  what text not null,
  at timestamp with time zone not null default now(),
  company_id bigint not null,
  topics text[],
  items integer,
  digest_suite text,
  digest text,
  org_id bigint,
  constraint credit_access_pkey PRIMARY KEY (id),
  constraint credit_access_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint credit_access_authorisation_id_fkey FOREIGN KEY (authorisation_id) REFERENCES credit_authorisation(id),
  constraint credit_access_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint credit_access_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint credit_access_receipt CHECK ((((topics IS NULL) = (digest IS NULL)) AND ((digest IS NULL) = (digest_suite IS NULL))))
);

create table credit_authorisation (
  id bigint not null generated always as identity,
  auth_no text not null,
  grantor_company_id bigint not null,
  grantor_account_id bigint,
  grantee_org_id bigint not null,
  purpose_code text not null,
  biz_no text not null,
  data_scope text[] not null,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone not null,
  agreement_version text not null,
  evidence_hash text,
  status text not null,
  revoked_at timestamp with time zone,
  revoke_reason text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  successor_org_id bigint,
  succeeded_at timestamp with time zone,
  corporate_name text not null,
  credit_code text,
  org_name text not null,
  requested_by_account_id bigint,
  request_reason text,
  term_days integer,
  decided_at timestamp with time zone,
  reject_reason text,
  constraint credit_authorisation_auth_no_key UNIQUE (auth_no),
  constraint credit_authorisation_pkey PRIMARY KEY (id),
  constraint credit_authorisation_grantee_org_id_fkey FOREIGN KEY (grantee_org_id) REFERENCES organisation(id),
  constraint credit_authorisation_grantor_account_id_fkey FOREIGN KEY (grantor_account_id) REFERENCES account(id),
  constraint credit_authorisation_grantor_company_id_fkey FOREIGN KEY (grantor_company_id) REFERENCES enterprise(id),
  constraint credit_authorisation_requested_by_account_id_fkey FOREIGN KEY (requested_by_account_id) REFERENCES account(id),
  constraint credit_authorisation_successor_org_id_fkey FOREIGN KEY (successor_org_id) REFERENCES organisation(id),
  constraint credit_authorisation_check CHECK (((successor_org_id IS NULL) = (succeeded_at IS NULL))),
  constraint credit_authorisation_consented CHECK (((status = ANY (ARRAY['REQUESTED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'REVOKED'::text])) OR ((grantor_account_id IS NOT NULL) AND (evidence_hash IS NOT NULL)))),
  constraint credit_authorisation_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'AUTHORIZED'::text, 'USED'::text, 'EXPIRED'::text, 'REVOKED'::text, 'REJECTED'::text])))
);

create table credit_contradiction (
  id bigint not null generated always as identity,
  company_id bigint not null,
  field text not null,
  certified_value text not null,
  registry_value text not null,
  found_at timestamp with time zone not null,
  open_from timestamp with time zone not null,
  mended_at timestamp with time zone,
  constraint credit_contradiction_pkey PRIMARY KEY (id),
  constraint credit_contradiction_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table credit_data_version (
  company_id bigint not null,
  version bigint not null default 1,
  changed_at timestamp with time zone not null default now(),
  constraint credit_data_version_pkey PRIMARY KEY (company_id),
  constraint credit_data_version_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table credit_item (
  id bigint not null generated always as identity,
  company_id bigint not null,
  topic text not null,
  source text not null,
  source_key text not null,
  data_date date,
  content jsonb not null,
  item_class text,
  published_on date,
  published_until date,
  is_demonstration boolean not null default false,
  fetched_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint credit_item_pkey PRIMARY KEY (id),
  constraint credit_item_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint credit_item_item_class_check CHECK ((item_class = ANY (ARRAY['slight'::text, 'general'::text, 'serious'::text]))),
  constraint credit_item_published CHECK ((((item_class IS NULL) = (published_on IS NULL)) AND ((item_class IS NULL) = (published_until IS NULL))))
);

create table credit_objection (
  id bigint not null generated always as identity,
  number text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint,
  received_org_id bigint,
  area_code character(6) not null,
  item_id bigint not null,
  topic text not null,
  source text not null,
  source_key text not null,
  reason_code text not null,
  content text not null,
  correction text,
  reply text,
  decided_at timestamp with time zone,
  status text not null,
  reply_due_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE
    WHEN (status = ANY (ARRAY['SUBMITTED'::text, 'TAKEN'::text])) THEN reply_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint credit_objection_number_key UNIQUE (number),
  constraint credit_objection_pkey PRIMARY KEY (id),
  constraint credit_objection_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint credit_objection_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint credit_objection_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint credit_objection_item_id_fkey FOREIGN KEY (item_id) REFERENCES credit_item(id),
  constraint credit_objection_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint credit_objection_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint credit_objection_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id)
);

create table credit_report (
  id bigint not null generated always as identity,
  number text not null,
  company_id bigint not null,
  corporate_name text not null,
  account_id bigint not null,
  org_id bigint,
  case_no text,
  topics text[] not null,
  personal_view text not null,
  status text not null,
  requested_at timestamp with time zone not null,
  issued_at timestamp with time zone,
  valid_until timestamp with time zone,
  content bytea,
  digest_suite text,
  digest text,
  ends_on date,
  withdrawn_at timestamp with time zone,
  constraint credit_report_number_key UNIQUE (number),
  constraint credit_report_pkey PRIMARY KEY (id),
  constraint credit_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint credit_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint credit_report_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint credit_report_issued CHECK (((status = 'ready'::text) = ((content IS NOT NULL) AND (digest IS NOT NULL) AND (issued_at IS NOT NULL) AND (valid_until IS NOT NULL)))),
  constraint credit_report_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text])))
);

create table credit_signing_key (
  key_id text not null,
  suite text not null,
  public_key text not null,
  first_used_at timestamp with time zone not null default now(),
  constraint credit_signing_key_pkey PRIMARY KEY (key_id)
);

create table credit_topic_state (
  company_id bigint not null,
  topic text not null,
  count integer not null,
  newest_on date,
  scanned_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  fetched_at timestamp with time zone,
  source text not null,
  is_demonstration boolean not null,
  order_no text,
  price_cents integer not null default 0,
  constraint credit_topic_state_pkey PRIMARY KEY (company_id, topic),
  constraint credit_topic_state_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint credit_topic_state_count_check CHECK ((count >= 0)),
  constraint credit_topic_state_price_cents_check CHECK ((price_cents >= 0))
);

create table credit_visit (
  account_id bigint not null,
  company_id bigint not null,
  at timestamp with time zone not null,
  constraint credit_visit_pkey PRIMARY KEY (account_id),
  constraint credit_visit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint credit_visit_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table demand_report (
  id bigint not null generated always as identity,
  report_no text not null,
  batch_id bigint not null,
  form_version integer not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint,
  received_org_id bigint,
  area_code character(6) not null,
  applicant_kind text,
  address text,
  amount_yuan numeric(15,0),
  term_months integer,
  want_rate numeric(5,2),
  guarantee_mode text,
  loan_purpose text,
  purpose text,
  use_industry_code text,
  borrower_industry_code text,
  contact_name text,
  contact_phone_cipher text,
  declared_tests text[] not null default '{}'::text[],
  status text not null,
  first_submitted_at timestamp with time zone,
  accept_due_at timestamp with time zone,
  visit_due_at timestamp with time zone,
  contact_due_at timestamp with time zone,
  decide_due_at timestamp with time zone,
  visited_on date,
  return_reason text,
  reject_code text,
  reject_reason text,
  next_steps text,
  give_back_code text,
  give_back_reason text,
  credit_amount_yuan numeric(15,0),
  credit_rate numeric(5,2),
  credit_term_months integer,
  credited_on date,
  loan_amount_yuan numeric(15,0),
  loan_rate numeric(5,2),
  loan_on date,
  loan_flags text[] not null default '{}'::text[],
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  filled_by_account_id bigint,
  filled_by_name text,
  confirmed_at timestamp with time zone,
  confirm_due_at timestamp with time zone,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'TO_CONFIRM'::text THEN confirm_due_at
    WHEN 'SUBMITTED'::text THEN accept_due_at
    WHEN 'ACCEPTED'::text THEN visit_due_at
    WHEN 'RECOMMENDED'::text THEN contact_due_at
    WHEN 'CONTACTED'::text THEN decide_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  company_scale text,
  company_industry text,
  end_reason text,
  constraint demand_report_report_no_key UNIQUE (report_no),
  constraint demand_report_pkey PRIMARY KEY (id),
  constraint demand_report_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint demand_report_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint demand_report_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES filling_batch(id),
  constraint demand_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint demand_report_filled_by_account_id_fkey FOREIGN KEY (filled_by_account_id) REFERENCES account(id),
  constraint demand_report_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint demand_report_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint demand_report_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint demand_report_amount_yuan_check CHECK ((amount_yuan > (0)::numeric)),
  constraint demand_report_check CHECK (((status = 'DRAFT'::text) OR ((applicant_kind IS NOT NULL) AND (address IS NOT NULL) AND (amount_yuan IS NOT NULL) AND (term_months IS NOT NULL) AND (guarantee_mode IS NOT NULL) AND (loan_purpose IS NOT NULL) AND (purpose IS NOT NULL) AND (use_industry_code IS NOT NULL) AND (contact_name IS NOT NULL) AND (contact_phone_cipher IS NOT NULL) AND (first_submitted_at IS NOT NULL))))
);

create table dev_inbox (
  id bigint not null generated always as identity,
  kind text not null,
  detail jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint dev_inbox_pkey PRIMARY KEY (id),
  constraint dev_inbox_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'captcha'::text, 'totp'::text])))
);

create table dictionary (
  code text not null,
  name text not null,
  constraint dictionary_pkey PRIMARY KEY (code)
);

create table dictionary_item (
  dict_code text not null,
  vkey text not null,
  value text not null,
  parent_key text,
  sort integer not null default 0,
  constraint dictionary_item_pkey PRIMARY KEY (dict_code, vkey),
  constraint dictionary_item_dict_code_fkey FOREIGN KEY (dict_code) REFERENCES dictionary(code)
);

create table dictionary_setting (
  id bigint not null generated always as identity,
  dictionary_code text not null,
  items text[] not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint dictionary_setting_dictionary_code_key UNIQUE (dictionary_code),
  constraint dictionary_setting_pkey PRIMARY KEY (id),
  constraint dictionary_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint dictionary_setting_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint dictionary_setting_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint dictionary_setting_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint dictionary_setting_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint dictionary_setting_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint dictionary_setting_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table duty_field (
  indicator text not null,
  name text not null,
  changed_by bigint not null,
  changed_at timestamp with time zone not null,
  constraint duty_field_name_key UNIQUE (name),
  constraint duty_field_pkey PRIMARY KEY (indicator),
  constraint duty_field_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint duty_field_indicator_check CHECK ((indicator = ANY (ARRAY['certifiedEnterprises'::text, 'applications'::text, 'appliedAmountYuan'::text, 'credits'::text, 'creditedAmountYuan'::text, 'drawdowns'::text, 'disbursedAmountYuan'::text, 'creditOnlyAmountYuan'::text, 'firstLoans'::text])))
);

create table duty_file (
  day date not null,
  content text not null,
  sha256 text not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  constraint duty_file_pkey PRIMARY KEY (day),
  constraint duty_file_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id)
);

create table enterprise (
  id bigint not null generated always as identity,
  corporate_name text,
  credit_code text,
  credit_code_suspect boolean not null default false,
  legal_person_name text,
  legal_person_id_no_cipher text,
  legal_person_id_no_index bytea,
  contact_name text,
  contact_phone_cipher text,
  industry_code text,
  area_code character(6),
  address text,
  reg_capital_yuan numeric(15,0),
  found_date date,
  employees integer,
  annual_revenue_yuan numeric(15,0),
  total_assets_yuan numeric(15,0),
  scale text,
  license_file_id text,
  auth_letter_file_id text,
  certi_flg smallint not null default 1,
  submitted_at timestamp with time zone,
  reviewer_account_id bigint,
  reviewed_at timestamp with time zone,
  reject_reason text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (name_search_text(COALESCE(corporate_name, ''::text))) stored,
  search_words text[] not null generated always as (name_search_words(COALESCE(corporate_name, ''::text))) stored,
  applicant_kind text not null default 'ENTERPRISE'::text,
  has_loan boolean not null default false,
  constraint enterprise_pkey PRIMARY KEY (id),
  constraint enterprise_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint enterprise_auth_letter_file_id_fkey FOREIGN KEY (auth_letter_file_id) REFERENCES file(id),
  constraint enterprise_license_file_id_fkey FOREIGN KEY (license_file_id) REFERENCES file(id),
  constraint enterprise_reviewer_account_id_fkey FOREIGN KEY (reviewer_account_id) REFERENCES account(id),
  constraint enterprise_applicant_kind_check CHECK ((applicant_kind = ANY (ARRAY['ENTERPRISE'::text, 'SELF_EMPLOYED'::text, 'COOPERATIVE'::text, 'FAMILY_FARM'::text]))),
  constraint enterprise_certi_flg_check CHECK (((certi_flg >= 1) AND (certi_flg <= 4)))
);

create table equity_interest (
  id bigint not null generated always as identity,
  interest_no text not null,
  project_id bigint not null,
  company_id bigint not null,
  org_id bigint not null,
  received_org_id bigint,
  reason text not null,
  status text not null,
  consent_version text,
  consent_hash text,
  consented_at timestamp with time zone,
  meet_options timestamp with time zone[],
  meet_side text,
  meet_place text,
  meet_at timestamp with time zone,
  invested_yuan numeric(15,0),
  invested_share_percent numeric(5,2),
  invested_stage text,
  invested_on date,
  end_code text,
  end_reason text,
  next_steps text,
  answer_due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'ASKED'::text THEN answer_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint equity_interest_interest_no_key UNIQUE (interest_no),
  constraint equity_interest_pkey PRIMARY KEY (id),
  constraint equity_interest_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint equity_interest_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint equity_interest_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint equity_interest_project_id_fkey FOREIGN KEY (project_id) REFERENCES equity_project(id),
  constraint equity_interest_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint equity_interest_check CHECK (((consented_at IS NULL) OR ((consent_version IS NOT NULL) AND (consent_hash IS NOT NULL)))),
  constraint equity_interest_invested_share_percent_check CHECK (((invested_share_percent >= (0)::numeric) AND (invested_share_percent <= (100)::numeric))),
  constraint equity_interest_invested_yuan_check CHECK ((invested_yuan > (0)::numeric)),
  constraint equity_interest_meet_at_check CHECK (((EXTRACT(minute FROM meet_at) = (0)::numeric) AND (EXTRACT(second FROM meet_at) = (0)::numeric)))
);

create table equity_project (
  id bigint not null generated always as identity,
  project_no text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint,
  received_org_id bigint,
  wanted_org_id bigint,
  name text,
  intro text,
  industry_code text,
  stage text,
  area_code character(6),
  amount_yuan numeric(15,0),
  share_percent numeric(5,2),
  found_date date,
  has_income boolean,
  is_profitable boolean,
  shows_company boolean not null default false,
  contact_name text,
  contact_phone_cipher text,
  status text not null,
  review_due_at timestamp with time zone,
  published_at timestamp with time zone,
  reject_code text,
  reject_reason text,
  next_steps text,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN review_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  search_text text not null generated always as (name_search_text(COALESCE(name, ''::text))) stored,
  search_words text[] not null generated always as (name_search_words(COALESCE(name, ''::text))) stored,
  fail_code text,
  fail_reason text,
  company_scale text,
  company_industry text,
  constraint equity_project_project_no_key UNIQUE (project_no),
  constraint equity_project_pkey PRIMARY KEY (id),
  constraint equity_project_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint equity_project_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint equity_project_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint equity_project_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint equity_project_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint equity_project_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint equity_project_wanted_org_id_fkey FOREIGN KEY (wanted_org_id) REFERENCES organisation(id),
  constraint equity_project_amount_yuan_check CHECK ((amount_yuan > (0)::numeric)),
  constraint equity_project_check CHECK (((status = 'DRAFT'::text) OR ((name IS NOT NULL) AND (intro IS NOT NULL) AND (industry_code IS NOT NULL) AND (stage IS NOT NULL) AND (area_code IS NOT NULL) AND (amount_yuan IS NOT NULL) AND (share_percent IS NOT NULL) AND (found_date IS NOT NULL) AND (has_income IS NOT NULL) AND (is_profitable IS NOT NULL) AND (contact_name IS NOT NULL) AND (contact_phone_cipher IS NOT NULL)))),
  constraint equity_project_share_percent_check CHECK (((share_percent >= (0)::numeric) AND (share_percent <= (100)::numeric)))
);

create table equity_room_view (
  id bigint not null generated always as identity,
  project_id bigint not null,
  interest_id bigint not null,
  file_id text not null,
  file_name text not null,
  account_id bigint not null,
  at timestamp with time zone not null,
  constraint equity_room_view_pkey PRIMARY KEY (id),
  constraint equity_room_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint equity_room_view_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  constraint equity_room_view_interest_id_fkey FOREIGN KEY (interest_id) REFERENCES equity_interest(id),
  constraint equity_room_view_project_id_fkey FOREIGN KEY (project_id) REFERENCES equity_project(id)
);

create table expected_holiday (
  day date not null,
  year smallint not null,
  constraint expected_holiday_pkey PRIMARY KEY (day)
);

create table export_file (
  id bigint not null generated always as identity,
  account_id bigint not null,
  list text not null,
  title text not null,
  format text not null,
  asked jsonb not null,
  filter_words text[] not null,
  city_code character(6) not null,
  session_scope text not null,
  rights bytea not null,
  status text not null,
  is_in_background boolean not null,
  done_rows integer not null default 0,
  total_rows integer,
  failure text,
  run uuid,
  size bigint,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint export_file_pkey PRIMARY KEY (id),
  constraint export_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table export_part (
  export_id bigint not null,
  run uuid not null,
  place integer not null,
  content bytea not null,
  constraint export_part_pkey PRIMARY KEY (export_id, run, place),
  constraint export_part_export_id_fkey FOREIGN KEY (export_id) REFERENCES export_file(id) ON DELETE CASCADE
);

create table feature_product (
  id bigint not null generated always as identity,
  product_id bigint not null,
  zone text not null,
  "position" integer,
  note text not null default ''::text,
  placed_at timestamp with time zone not null default now(),
  constraint feature_product_product_id_zone_key UNIQUE (product_id, zone),
  constraint feature_product_pkey PRIMARY KEY (id),
  constraint feature_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  constraint feature_product_position_check CHECK (("position" > 0))
);

create table figure_check (
  id bigint not null generated always as identity,
  checked_at timestamp with time zone not null default now(),
  compared integer not null,
  differing integer not null,
  finished_at timestamp with time zone,
  constraint figure_check_pkey PRIMARY KEY (id)
);

create table figure_check_part (
  check_id bigint not null,
  kind text not null,
  part text not null,
  constraint figure_check_part_pkey PRIMARY KEY (check_id, kind, part),
  constraint figure_check_part_check_id_fkey FOREIGN KEY (check_id) REFERENCES figure_check(id) ON DELETE CASCADE,
  constraint figure_check_part_kind_check CHECK ((kind = ANY (ARRAY['tally'::text, 'rows'::text, 'sums'::text, 'renewals'::text])))
);

create table figure_cube (
  span character(1) not null,
  area_level smallint not null,
  area_code character(6) not null,
  industry character(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  measure text not null,
  start date not null,
  key text not null,
  cases bigint not null,
  total numeric not null,
  weight numeric not null,
  constraint figure_cube_pkey PRIMARY KEY (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
);

create table figure_difference (
  id bigint not null generated always as identity,
  check_id bigint not null,
  measure text not null,
  region_code character(6) not null,
  key text not null,
  cases_kept bigint not null,
  cases_counted bigint not null,
  total_kept numeric not null,
  total_counted numeric not null,
  constraint figure_difference_pkey PRIMARY KEY (id),
  constraint figure_difference_check_id_fkey FOREIGN KEY (check_id) REFERENCES figure_check(id) ON DELETE CASCADE
);

create table figure_event (
  measure text not null,
  case_id bigint not null,
  key text not null,
  day date not null,
  area_code character(6) not null,
  industry character(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  company_id bigint not null,
  total bigint not null,
  weight bigint not null,
  constraint figure_event_pkey PRIMARY KEY (measure, case_id)
);

create table figure_event_change (
  id bigint not null generated always as identity,
  sign smallint not null,
  measure text not null,
  key text not null,
  day date not null,
  area_code character(6) not null,
  industry character(1) not null,
  scale text not null,
  org_id bigint not null,
  product_id bigint not null,
  total bigint not null,
  weight bigint not null,
  constraint figure_event_change_pkey PRIMARY KEY (id),
  constraint figure_event_change_sign_check CHECK ((sign = ANY (ARRAY['-1'::integer, 1])))
);

create table figure_grain (
  span character(1) not null,
  area_level smallint not null,
  by_industry boolean not null,
  by_scale boolean not null,
  by_org boolean not null,
  by_product boolean not null,
  constraint figure_grain_pkey PRIMARY KEY (span, area_level, by_industry, by_scale, by_org, by_product),
  constraint figure_grain_area_level_check CHECK (((area_level >= 1) AND (area_level <= 3))),
  constraint figure_grain_span_check CHECK ((span = ANY (ARRAY['M'::bpchar, 'D'::bpchar])))
);

create table figure_source (
  name text not null,
  figures text not null,
  place text,
  events text,
  constraint figure_source_pkey PRIMARY KEY (name, figures)
);

create table file (
  former_number bigint,
  storage_key text not null,
  name text not null,
  size integer not null,
  sha256 text not null,
  mime text not null,
  purpose text not null,
  owner_account_id bigint not null,
  owner_company_id bigint,
  owner_org_id bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  deleted_at timestamp with time zone,
  id text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  scan_state text not null default 'clean'::text,
  is_sealed boolean not null default false,
  stored_size integer not null,
  seal_mark text,
  constraint file_former_number_key UNIQUE (former_number),
  constraint file_pkey PRIMARY KEY (id),
  constraint file_owner_account_id_fkey FOREIGN KEY (owner_account_id) REFERENCES account(id),
  constraint file_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES enterprise(id),
  constraint file_owner_org_id_fkey FOREIGN KEY (owner_org_id) REFERENCES organisation(id),
  constraint file_check CHECK (((seal_mark IS NULL) OR is_sealed)),
  constraint file_scan_state_check CHECK ((scan_state = ANY (ARRAY['waiting'::text, 'clean'::text, 'infected'::text])))
);

create table file_check (
  id bigint not null generated always as identity,
  started_at timestamp with time zone not null default now(),
  touched_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  last_key text not null default ''::text,
  files integer not null default 0,
  bytes bigint not null default 0,
  copied integer not null default 0,
  restored integer not null default 0,
  faults integer not null default 0,
  sealed integer not null default 0,
  constraint file_check_pkey PRIMARY KEY (id)
);

create table file_fault (
  id bigint not null generated always as identity,
  storage_key text not null,
  place text not null,
  kind text not null,
  found_by text not null,
  found_at timestamp with time zone not null default now(),
  outcome text,
  ended_at timestamp with time zone,
  constraint file_fault_pkey PRIMARY KEY (id),
  constraint file_fault_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint file_fault_found_by_check CHECK ((found_by = ANY (ARRAY['reading'::text, 'copying'::text, 'check'::text]))),
  constraint file_fault_kind_check CHECK ((kind = ANY (ARRAY['missing'::text, 'truncated'::text, 'changed'::text, 'unreadable'::text]))),
  constraint file_fault_outcome_check CHECK ((outcome = ANY (ARRAY['restored'::text, 'sound'::text, 'dropped'::text]))),
  constraint file_fault_place_check CHECK ((place = ANY (ARRAY['first'::text, 'second'::text])))
);

create table file_link (
  file_id text not null,
  entity text not null,
  entity_id bigint not null,
  purpose text not null,
  created_at timestamp with time zone not null default now(),
  constraint file_link_pkey PRIMARY KEY (file_id, entity, entity_id),
  constraint file_link_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id)
);

create table file_move (
  id bigint not null generated always as identity,
  target text not null,
  started_at timestamp with time zone not null default now(),
  touched_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  round integer not null default 1,
  last_key text not null default ''::text,
  files integer not null default 0,
  bytes bigint not null default 0,
  failed integer not null default 0,
  carried_in_round integer not null default 0,
  carried integer not null default 0,
  constraint file_move_pkey PRIMARY KEY (id)
);

create table filling_batch (
  id bigint not null generated always as identity,
  name text not null,
  owner_area character(6) not null,
  area_codes text[] not null default '{}'::text[],
  opens_on date not null,
  closes_on date not null,
  archives_on date not null,
  form_version integer not null,
  note text not null default ''::text,
  is_example boolean not null default false,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint filling_batch_pkey PRIMARY KEY (id),
  constraint filling_batch_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint filling_batch_owner_area_fkey FOREIGN KEY (owner_area) REFERENCES region(code),
  constraint filling_batch_check CHECK (((opens_on <= closes_on) AND (closes_on < archives_on)))
);

create table financing_need (
  id bigint not null generated always as identity,
  demand_no text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint,
  received_org_id bigint,
  title text,
  demand_type text,
  amount_yuan numeric(15,0),
  term_months integer,
  want_rate numeric(5,2),
  guarantee_mode text,
  purpose text,
  description text,
  industry_code text,
  area_code character(6),
  valid_to date,
  contact_name text,
  contact_phone_cipher text,
  slots integer,
  holders integer not null default 0,
  shows_company boolean not null default false,
  consent_version text,
  consent_hash text,
  status text not null,
  match_due_at timestamp with time zone,
  published_at timestamp with time zone,
  reject_code text,
  reject_reason text,
  next_steps text,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'PUBLISHED'::text THEN match_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  title_text text not null generated always as (name_search_text(COALESCE(title, ''::text))) stored,
  title_words text[] not null generated always as (name_search_words(COALESCE(title, ''::text))) stored,
  search_text text not null generated always as (name_search_text(((((COALESCE(title, ''::text) || ' '::text) || COALESCE(purpose, ''::text)) || ' '::text) || COALESCE(description, ''::text)))) stored,
  search_words text[] not null generated always as (name_search_words(((((COALESCE(title, ''::text) || ' '::text) || COALESCE(purpose, ''::text)) || ' '::text) || COALESCE(description, ''::text)))) stored,
  routed_at timestamp with time zone,
  deciding_condition text,
  figure_asked numeric(15,2),
  figure_found numeric(15,2),
  retry_from date,
  pinyin_text text,
  pinyin_words text[],
  company_scale text,
  company_industry text,
  constraint financing_need_demand_no_key UNIQUE (demand_no),
  constraint financing_need_pkey PRIMARY KEY (id),
  constraint financing_need_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint financing_need_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint financing_need_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint financing_need_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint financing_need_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint financing_need_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint financing_need_amount_yuan_check CHECK ((amount_yuan > (0)::numeric)),
  constraint financing_need_check CHECK (((status = 'DRAFT'::text) OR ((title IS NOT NULL) AND (demand_type IS NOT NULL) AND (amount_yuan IS NOT NULL) AND (term_months IS NOT NULL) AND (guarantee_mode IS NOT NULL) AND (purpose IS NOT NULL) AND (industry_code IS NOT NULL) AND (area_code IS NOT NULL) AND (valid_to IS NOT NULL) AND (contact_name IS NOT NULL) AND (contact_phone_cipher IS NOT NULL) AND (slots IS NOT NULL) AND (consent_hash IS NOT NULL) AND (published_at IS NOT NULL)))),
  constraint financing_need_holders_check CHECK (((holders >= 0) AND (holders <= 5))),
  constraint financing_need_slots_check CHECK (((slots >= 1) AND (slots <= 5)))
);

create table form_draft (
  account_id bigint not null,
  form text not null,
  subject text not null,
  content_cipher text not null,
  saved_at timestamp with time zone not null,
  constraint form_draft_pkey PRIMARY KEY (account_id, form, subject),
  constraint form_draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table fund (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  phase text not null,
  size_yuan numeric(15,0) not null,
  manager text not null,
  industries text[] not null,
  stages text[] not null,
  amount_min_yuan numeric(15,0) not null,
  amount_max_yuan numeric(15,0) not null,
  area_code character(6) not null,
  intro text not null,
  how_to_apply text not null,
  office_phone text not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  constraint fund_pkey PRIMARY KEY (id),
  constraint fund_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint fund_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint fund_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint fund_amount_min_yuan_check CHECK ((amount_min_yuan > (0)::numeric)),
  constraint fund_change_check CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint fund_change_of_published_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint fund_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint fund_check CHECK ((amount_max_yuan >= amount_min_yuan)),
  constraint fund_industries_check CHECK ((cardinality(industries) > 0)),
  constraint fund_phase_check CHECK ((phase = ANY (ARRAY['raising'::text, 'investing'::text, 'exiting'::text]))),
  constraint fund_published_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint fund_size_yuan_check CHECK ((size_yuan > (0)::numeric)),
  constraint fund_stages_check CHECK ((cardinality(stages) > 0)),
  constraint fund_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table guess_budget (
  account_key text not null,
  failures integer not null,
  since timestamp with time zone not null,
  constraint guess_budget_pkey PRIMARY KEY (account_key)
);

create table hand_over_ticket (
  ticket_hash bytea not null,
  account_id bigint not null,
  session_id bigint not null,
  audience text not null,
  target text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint hand_over_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint hand_over_ticket_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table hidden_word (
  id bigint not null generated always as identity,
  word text not null,
  folded text not null,
  added_by bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint hidden_word_folded_key UNIQUE (folded),
  constraint hidden_word_pkey PRIMARY KEY (id),
  constraint hidden_word_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id),
  constraint hidden_word_folded_check CHECK ((folded <> ''::text))
);

create table idempotency_key (
  account_id bigint not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  sent text,
  constraint idempotency_key_pkey PRIMARY KEY (account_id, key)
);

create table job_worker (
  id text not null,
  instance text not null,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  restarts integer not null default 0,
  last_error text,
  constraint job_worker_pkey PRIMARY KEY (id)
);

create table known_device (
  token_hash bytea not null,
  account_id bigint not null,
  last_seen_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (token_hash, account_id),
  constraint known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table lease_need (
  id bigint not null generated always as identity,
  need_no text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  kind text not null,
  equipment_name text not null,
  equipment_category text not null,
  equipment_condition text not null,
  value_yuan numeric(15,0) not null,
  amount_yuan numeric(15,0) not null,
  term_months integer not null,
  down_payment_percent numeric(5,2) not null,
  purpose text not null,
  area_code character(6) not null,
  contact_name text not null,
  contact_phone_cipher text not null,
  audience text not null,
  consent_version text not null,
  consent_hash text not null,
  status text not null,
  expires_at timestamp with time zone not null,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint lease_need_need_no_key UNIQUE (need_no),
  constraint lease_need_pkey PRIMARY KEY (id),
  constraint lease_need_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint lease_need_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint lease_need_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint lease_need_audience_check CHECK ((audience = ANY (ARRAY['one'::text, 'area'::text]))),
  constraint lease_need_check CHECK (((amount_yuan > (0)::numeric) AND (amount_yuan <= value_yuan))),
  constraint lease_need_down_payment_percent_check CHECK (((down_payment_percent >= (0)::numeric) AND (down_payment_percent <= (100)::numeric))),
  constraint lease_need_equipment_condition_check CHECK ((equipment_condition = ANY (ARRAY['new'::text, 'used'::text]))),
  constraint lease_need_kind_check CHECK ((kind = ANY (ARRAY['direct'::text, 'leaseback'::text]))),
  constraint lease_need_value_yuan_check CHECK ((value_yuan > (0)::numeric))
);

create table lease_response (
  id bigint not null generated always as identity,
  need_id bigint not null,
  org_id bigint not null,
  status text not null,
  accept_due_at timestamp with time zone not null,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  accepted_at timestamp with time zone,
  offer_amount_yuan numeric(15,0),
  offer_rent_yuan numeric(15,0),
  offer_rate numeric(5,2),
  offer_term_months integer,
  offer_fee_yuan numeric(15,0),
  offer_conditions text,
  offer_valid_to date,
  offered_at timestamp with time zone,
  agreed_at timestamp with time zone,
  signed_at timestamp with time zone,
  decline_code text,
  decline_reason text,
  next_steps text,
  reminded_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN accept_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  company_id bigint not null,
  created_at timestamp with time zone not null default now(),
  received_org_id bigint,
  sealed_at timestamp with time zone,
  deciding_condition text,
  figure_asked numeric(15,2),
  figure_found numeric(15,2),
  retry_from date,
  end_reason text,
  constraint lease_response_need_id_org_id_key UNIQUE (need_id, org_id),
  constraint lease_response_pkey PRIMARY KEY (id),
  constraint lease_response_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint lease_response_need_id_fkey FOREIGN KEY (need_id) REFERENCES lease_need(id),
  constraint lease_response_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint lease_response_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint lease_response_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id)
);

create table legal_person_change (
  id bigint not null generated always as identity,
  company_id bigint not null,
  former_name text not null,
  present_name text not null,
  submitted_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint legal_person_change_pkey PRIMARY KEY (id),
  constraint legal_person_change_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id)
);

create table link (
  id bigint not null generated always as identity,
  name text not null,
  url text not null,
  link_group text not null,
  summary text not null default ''::text,
  sort integer not null default 0,
  is_visible boolean not null default true,
  status text not null default 'PUBLISHED'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null generated always as (name_search_text(name)) stored,
  search_words text[] not null generated always as (name_search_words(name)) stored,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint link_pkey PRIMARY KEY (id),
  constraint link_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint link_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint link_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint link_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint link_check1 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint link_link_group_check CHECK ((link_group = ANY (ARRAY['friendly'::text, 'quick'::text]))),
  constraint link_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text]))),
  constraint link_url_check CHECK ((url ~ '^https?://'::text))
);

create table listed_company (
  company_id bigint not null,
  company_code text not null,
  board text not null,
  listed_at timestamp with time zone not null,
  constraint listed_company_company_code_key UNIQUE (company_code),
  constraint listed_company_pkey PRIMARY KEY (company_id),
  constraint listed_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint listed_company_board_check CHECK ((board = ANY (ARRAY['F'::text, 'G'::text, 'P'::text, 'T'::text]))),
  constraint listed_company_company_code_check CHECK ((company_code ~ '^GS[0-9]{6}$'::text))
);

create table listed_product (
  id bigint not null,
  org_id bigint not null,
  category text not null,
  guarantee_modes text[] not null,
  amount_min_yuan numeric(15,0) not null,
  amount_max_yuan numeric(15,0) not null,
  rate_min numeric(5,2) not null,
  term_min_months integer not null,
  term_max_months integer not null,
  area_codes text[] not null,
  target_groups text[] not null,
  zones text[] not null,
  annual_cost_min numeric(5,2) not null,
  online_apply boolean not null,
  average_decision_days numeric(5,1),
  listed_at timestamp with time zone,
  constraint listed_product_pkey PRIMARY KEY (id),
  constraint listed_product_id_fkey FOREIGN KEY (id) REFERENCES product(id) ON DELETE CASCADE
);

create table loan_renewal (
  loan_id bigint not null,
  renewal_id bigint not null,
  status text not null,
  accept_due_at timestamp with time zone,
  due_on date not null,
  org_id bigint not null,
  company_id bigint not null,
  region_code character(6) not null,
  open_yuan numeric(15,0) not null,
  constraint loan_renewal_pkey PRIMARY KEY (loan_id),
  constraint loan_renewal_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES product_application(id) ON DELETE CASCADE,
  constraint loan_renewal_renewal_id_fkey FOREIGN KEY (renewal_id) REFERENCES product_application(id) ON DELETE CASCADE
);

create table login_failure (
  account_key text not null,
  address text not null,
  failures integer not null,
  last_at timestamp with time zone not null default now(),
  locked_until timestamp with time zone,
  constraint login_failure_pkey PRIMARY KEY (account_key, address)
);

create table login_log (
  id bigint not null generated always as identity,
  account_id bigint,
  way text not null,
  succeeded boolean not null,
  reason text,
  ip inet,
  user_agent text,
  at timestamp with time zone not null default now(),
  constraint login_log_pkey PRIMARY KEY (id),
  constraint login_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

create table message (
  id bigint not null default nextval('message_id'::regclass),
  account_id bigint not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  delivery text not null default 'now'::text,
  constraint message_pkey PRIMARY KEY (id, created_at),
  constraint message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint message_delivery_check CHECK ((delivery = ANY (ARRAY['now'::text, 'digest'::text, 'box'::text])))
) partition by RANGE (created_at);

create table message_setting (
  account_id bigint not null,
  message_group text not null,
  delivery text not null,
  updated_at timestamp with time zone not null default now(),
  constraint message_setting_pkey PRIMARY KEY (account_id, message_group),
  constraint message_setting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint message_setting_delivery_check CHECK ((delivery = ANY (ARRAY['now'::text, 'digest'::text, 'box'::text])))
);

create table month_table (
  name text not null,
  moment text not null,
  kept_months integer not null,
  waits_for_archive boolean not null default false,
  constraint month_table_pkey PRIMARY KEY (name),
  constraint month_table_kept_months_check CHECK ((kept_months >= 6))
);

create table need_queue (
  id bigint not null generated always as identity,
  need_id bigint not null,
  org_id bigint not null,
  account_id bigint not null,
  at timestamp with time zone not null default now(),
  constraint need_queue_need_id_org_id_key UNIQUE (need_id, org_id),
  constraint need_queue_pkey PRIMARY KEY (id),
  constraint need_queue_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint need_queue_need_id_fkey FOREIGN KEY (need_id) REFERENCES financing_need(id),
  constraint need_queue_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id)
);

create table need_response (
  id bigint not null generated always as identity,
  response_no text not null,
  need_id bigint not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint not null,
  received_org_id bigint,
  authorisation_id bigint,
  status text not null,
  contact_due_at timestamp with time zone,
  offer_due_at timestamp with time zone,
  contacted_at timestamp with time zone,
  contact_way text,
  offer_product_id bigint,
  offer_amount_yuan numeric(15,0),
  offer_rate numeric(5,2),
  offer_annual_cost numeric(5,2),
  offer_term_months integer,
  offer_guarantee_mode text,
  offer_conditions text,
  offer_valid_to date,
  offered_at timestamp with time zone,
  chosen_at timestamp with time zone,
  application_id bigint,
  decline_code text,
  decline_reason text,
  next_steps text,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'GRABBED'::text THEN contact_due_at
    WHEN 'DISPATCHED'::text THEN contact_due_at
    WHEN 'CONTACTED'::text THEN offer_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  came_by text not null,
  deciding_condition text,
  figure_asked numeric(15,2),
  figure_found numeric(15,2),
  retry_from date,
  demand_type text not null,
  offer_share_percent numeric(5,2),
  offer_stage text,
  invested_yuan numeric(15,0),
  invested_share_percent numeric(5,2),
  invested_on date,
  constraint need_response_response_no_key UNIQUE (response_no),
  constraint need_response_pkey PRIMARY KEY (id),
  constraint need_response_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint need_response_application_id_fkey FOREIGN KEY (application_id) REFERENCES product_application(id),
  constraint need_response_authorisation_id_fkey FOREIGN KEY (authorisation_id) REFERENCES credit_authorisation(id),
  constraint need_response_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint need_response_need_id_fkey FOREIGN KEY (need_id) REFERENCES financing_need(id),
  constraint need_response_offer_product_id_fkey FOREIGN KEY (offer_product_id) REFERENCES product(id),
  constraint need_response_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint need_response_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint need_response_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id)
);

create table need_slot (
  need_id bigint not null,
  slot integer not null,
  state text not null default 'OPEN'::text,
  response_id bigint,
  constraint need_slot_pkey PRIMARY KEY (need_id, slot),
  constraint need_slot_need_id_fkey FOREIGN KEY (need_id) REFERENCES financing_need(id),
  constraint need_slot_response_id_fkey FOREIGN KEY (response_id) REFERENCES need_response(id),
  constraint need_slot_check CHECK (((state = 'OPEN'::text) = (response_id IS NULL))),
  constraint need_slot_slot_check CHECK (((slot >= 1) AND (slot <= 5))),
  constraint need_slot_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'HELD'::text, 'KEPT'::text])))
);

create table open_event (
  org_id bigint not null,
  event_id text not null,
  call text not null,
  case_number text not null,
  body_hash bytea not null,
  answer jsonb,
  key_id bigint,
  received_at timestamp with time zone not null,
  constraint open_event_pkey PRIMARY KEY (org_id, event_id),
  constraint open_event_key_id_fkey FOREIGN KEY (key_id) REFERENCES open_key(id),
  constraint open_event_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id)
);

create table open_key (
  id bigint not null generated always as identity,
  org_id bigint not null,
  account_id bigint not null,
  name text not null,
  client_id text not null,
  secret_hash bytea not null,
  scopes text[] not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  told_days smallint,
  orphan_told_at timestamp with time zone,
  constraint open_key_client_id_key UNIQUE (client_id),
  constraint open_key_pkey PRIMARY KEY (id),
  constraint open_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint open_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint open_key_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint open_key_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES account(id),
  constraint open_key_check CHECK ((expires_at > created_at)),
  constraint open_key_check1 CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint open_key_scopes_check CHECK ((cardinality(scopes) > 0))
);

create table open_token (
  token_hash bytea not null,
  key_id bigint not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint open_token_pkey PRIMARY KEY (token_hash),
  constraint open_token_key_id_fkey FOREIGN KEY (key_id) REFERENCES open_key(id)
);

create table opening_bank (
  org_id bigint not null,
  bank_code character(12) not null,
  profile text not null,
  is_open boolean not null default true,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint opening_bank_bank_code_key UNIQUE (bank_code),
  constraint opening_bank_pkey PRIMARY KEY (org_id),
  constraint opening_bank_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint opening_bank_bank_code_check CHECK ((bank_code ~ '^\d{12}$'::text)),
  constraint opening_bank_profile_check CHECK ((profile = ANY (ARRAY['LZB'::text, 'PDB'::text])))
);

create table opening_branch (
  org_id bigint not null,
  bank_org_id bigint not null,
  branch_code character(12) not null,
  is_open boolean not null default true,
  opens_at text not null,
  rest_from text not null,
  rest_to text not null,
  closes_at text not null,
  slot_minutes text not null,
  slot_capacity integer not null,
  account_types text[] not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  close_reason text,
  constraint opening_branch_branch_code_key UNIQUE (branch_code),
  constraint opening_branch_pkey PRIMARY KEY (org_id),
  constraint opening_branch_bank_org_id_fkey FOREIGN KEY (bank_org_id) REFERENCES opening_bank(org_id),
  constraint opening_branch_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint opening_branch_branch_code_check CHECK ((branch_code ~ '^\d{12}$'::text)),
  constraint opening_branch_check CHECK (((opens_at < rest_from) AND (rest_from <= rest_to) AND (rest_to < closes_at))),
  constraint opening_branch_check1 CHECK (((close_reason IS NULL) OR (closed_at IS NOT NULL))),
  constraint opening_branch_slot_capacity_check CHECK (((slot_capacity >= 0) AND (slot_capacity <= 20))),
  constraint opening_branch_slot_minutes_check CHECK ((slot_minutes = ANY (ARRAY['30'::text, '60'::text, '90'::text])))
);

create table organisation (
  id bigint not null generated always as identity,
  name text not null,
  short_name text not null,
  org_type text not null,
  org_category text not null,
  parent_id bigint,
  level smallint not null default 1,
  credit_code character(18),
  region_code character(6) not null,
  address text,
  phone text,
  intro text not null default ''::text,
  is_example boolean not null default true,
  status text not null default 'active'::text,
  merged_into_id bigint,
  sort integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (name_search_text(((name || ' '::text) || short_name))) stored,
  search_words text[] not null generated always as (name_search_words(((name || ' '::text) || short_name))) stored,
  ended_at timestamp with time zone,
  pinyin_text text,
  pinyin_words text[],
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES organisation(id),
  constraint organisation_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES organisation(id),
  constraint organisation_region_code_fkey FOREIGN KEY (region_code) REFERENCES region(code),
  constraint organisation_check CHECK (((status = 'merged'::text) OR (merged_into_id IS NULL))),
  constraint organisation_check1 CHECK ((merged_into_id <> id)),
  constraint organisation_status_check CHECK ((status = ANY (ARRAY['active'::text, 'merged'::text, 'closed'::text])))
);

create table organisation_logo (
  id bigint not null generated always as identity,
  org_id bigint not null,
  picture_id text not null,
  alt text not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint organisation_logo_org_id_key UNIQUE (org_id),
  constraint organisation_logo_pkey PRIMARY KEY (id),
  constraint organisation_logo_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint organisation_logo_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint organisation_logo_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint organisation_logo_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint organisation_logo_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint organisation_logo_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint organisation_logo_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint organisation_logo_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table oversight_letter (
  id bigint not null generated always as identity,
  number text not null,
  company_id bigint,
  org_id bigint not null,
  received_org_id bigint,
  area_code character(6) not null,
  author_account_id bigint not null,
  author_name text not null,
  subject text not null,
  content text not null,
  answer text,
  answered_at timestamp with time zone,
  return_reason text,
  returns integer not null default 0,
  reminders integer not null default 0,
  is_example boolean not null default false,
  status text not null,
  answer_due_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE
    WHEN (status = 'SENT'::text) THEN answer_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint oversight_letter_number_key UNIQUE (number),
  constraint oversight_letter_pkey PRIMARY KEY (id),
  constraint oversight_letter_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint oversight_letter_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES account(id),
  constraint oversight_letter_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint oversight_letter_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint oversight_letter_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint oversight_letter_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint oversight_letter_reminders_check CHECK ((reminders >= 0)),
  constraint oversight_letter_returns_check CHECK ((returns >= 0))
);

create table oversight_letter_case (
  letter_id bigint not null,
  kind text not null,
  case_id bigint not null,
  number text not null,
  company_id bigint,
  status text not null,
  due_at timestamp with time zone,
  constraint oversight_letter_case_pkey PRIMARY KEY (letter_id, kind, case_id),
  constraint oversight_letter_case_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint oversight_letter_case_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES oversight_letter(id) ON DELETE CASCADE
);

create table park (
  id bigint not null generated always as identity,
  name text not null,
  level text not null,
  area_code character(6) not null,
  industries text[] not null,
  area_km2 numeric(8,2) not null,
  office_name text not null,
  office_phone text not null,
  address text not null,
  intro text not null,
  services text[] not null default '{}'::text[],
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  constraint park_pkey PRIMARY KEY (id),
  constraint park_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint park_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint park_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint park_area_km2_check CHECK ((area_km2 > (0)::numeric)),
  constraint park_change_check CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint park_change_of_published_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint park_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint park_industries_check CHECK ((cardinality(industries) > 0)),
  constraint park_level_check CHECK ((level = ANY (ARRAY['national'::text, 'provincial'::text]))),
  constraint park_published_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint park_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table park_enterprise (
  id bigint not null generated always as identity,
  park_id bigint not null,
  name text not null,
  credit_code character(18),
  industry text not null,
  scale text not null,
  found_year integer not null,
  employees integer not null,
  products text[] not null default '{}'::text[],
  honours text[] not null default '{}'::text[],
  intro text not null,
  consented_on date not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  constraint park_enterprise_pkey PRIMARY KEY (id),
  constraint park_enterprise_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint park_enterprise_park_id_fkey FOREIGN KEY (park_id) REFERENCES park(id),
  constraint park_enterprise_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint park_enterprise_change_check CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint park_enterprise_change_of_published_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint park_enterprise_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint park_enterprise_employees_check CHECK ((employees >= 0)),
  constraint park_enterprise_published_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint park_enterprise_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table personal_export (
  id bigint not null generated always as identity,
  account_id bigint not null,
  status text not null default 'pending'::text,
  content_cipher text,
  size integer,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint personal_export_pkey PRIMARY KEY (id),
  constraint personal_export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint personal_export_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'ready'::text, 'expired'::text])))
);

create table placement (
  id bigint not null generated always as identity,
  title text not null,
  place text not null,
  summary text,
  href text,
  picture_id text,
  picture_alt text,
  area_codes text[] not null default '{}'::text[],
  sort integer not null default 0,
  shown_from timestamp with time zone,
  shown_to timestamp with time zone,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint placement_pkey PRIMARY KEY (id),
  constraint placement_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint placement_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES file(id),
  constraint placement_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint placement_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint placement_check CHECK (((picture_id IS NULL) OR (picture_alt IS NOT NULL))),
  constraint placement_check1 CHECK (((shown_from IS NULL) OR (shown_to IS NULL) OR (shown_from < shown_to))),
  constraint placement_check2 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint placement_check3 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint placement_check4 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint placement_sort_check CHECK ((sort >= 0)),
  constraint placement_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table policy (
  id bigint not null generated always as identity,
  title text not null,
  doc_no text,
  level text not null,
  type text not null,
  issuer text not null,
  issued_at date,
  effective_from date,
  effective_to date,
  area_codes text[] not null default '{}'::text[],
  key_points text[] not null default '{}'::text[],
  body text not null,
  guide text not null default ''::text,
  phone text,
  source_url text,
  status text not null default 'PUBLISHED'::text,
  version integer not null default 1,
  declare_from date,
  declare_to date,
  cash_from date,
  cash_to date,
  industries text[] not null default '{}'::text[],
  scales text[] not null default '{}'::text[],
  published_at timestamp with time zone not null default now(),
  is_example boolean not null default false,
  search_text text not null default ''::text,
  search_words text[] not null default '{}'::text[],
  title_text text not null generated always as (name_search_text(title)) stored,
  title_words text[] not null generated always as (name_search_words(title)) stored,
  publish_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  pinyin_text text,
  pinyin_words text[],
  constraint policy_pkey PRIMARY KEY (id),
  constraint policy_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint policy_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint policy_cash_order CHECK ((cash_to >= cash_from)),
  constraint policy_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint policy_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint policy_check1 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint policy_declare_order CHECK ((declare_to >= declare_from)),
  constraint policy_effective_order CHECK ((effective_to >= effective_from)),
  constraint policy_level_check CHECK ((level = ANY (ARRAY['national'::text, 'provincial'::text, 'city'::text, 'county'::text]))),
  constraint policy_source_url_check CHECK ((source_url ~ '^https?://'::text)),
  constraint policy_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table policy_item (
  id bigint not null generated always as identity,
  policy_id bigint not null,
  name text not null,
  kind text not null,
  delivery text not null,
  benefit text not null,
  benefit_yuan numeric(15,0),
  area_codes text[] not null default '{}'::text[],
  office text not null,
  office_phone text,
  valid_from date,
  valid_to date,
  declare_from date,
  declare_to date,
  apply_url text,
  materials text[] not null default '{}'::text[],
  gives text,
  pays_for text[] not null default '{}'::text[],
  conditions jsonb not null,
  rules_version integer not null default 0,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  purpose text not null default 'first'::text,
  conditions_hash text not null generated always as (md5((conditions)::text)) stored,
  cash_working_days smallint,
  place text,
  constraint policy_item_pkey PRIMARY KEY (id),
  constraint policy_item_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint policy_item_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint policy_item_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint policy_item_apply_url_check CHECK ((apply_url ~ '^https?://'::text)),
  constraint policy_item_benefit_yuan_check CHECK ((benefit_yuan > (0)::numeric)),
  constraint policy_item_cash_working_days_check CHECK (((cash_working_days >= 1) AND (cash_working_days <= 365))),
  constraint policy_item_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint policy_item_check CHECK ((valid_to >= valid_from)),
  constraint policy_item_check1 CHECK ((declare_to >= declare_from)),
  constraint policy_item_check2 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint policy_item_check3 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint policy_item_check4 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint policy_item_check5 CHECK (((purpose <> 'renewal'::text) OR (gives IS NOT NULL))),
  constraint policy_item_delivery_check CHECK ((delivery = ANY (ARRAY['direct'::text, 'fast'::text, 'declare'::text]))),
  constraint policy_item_kind_check CHECK ((kind = ANY (ARRAY['relief'::text, 'award'::text, 'right'::text, 'title'::text]))),
  constraint policy_item_purpose_check CHECK ((purpose = ANY (ARRAY['first'::text, 'renewal'::text]))),
  constraint policy_item_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table policy_item_version (
  item_id bigint not null,
  rules_version integer not null,
  conditions jsonb not null,
  approved_at timestamp with time zone not null default now(),
  constraint policy_item_version_pkey PRIMARY KEY (item_id, rules_version),
  constraint policy_item_version_item_id_fkey FOREIGN KEY (item_id) REFERENCES policy_item(id) ON DELETE CASCADE
);

create table policy_match (
  item_id bigint not null,
  company_id bigint not null,
  rules_version integer not null,
  standing text not null,
  matched_at timestamp with time zone not null,
  told_at timestamp with time zone,
  reminded_at timestamp with time zone,
  opened_at timestamp with time zone,
  declared_at timestamp with time zone,
  reminded_for date,
  constraint policy_match_pkey PRIMARY KEY (item_id, company_id),
  constraint policy_match_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id) ON DELETE CASCADE,
  constraint policy_match_item_id_fkey FOREIGN KEY (item_id) REFERENCES policy_item(id) ON DELETE CASCADE,
  constraint policy_match_standing_check CHECK ((standing = ANY (ARRAY['fits'::text, 'judged'::text, 'unknown'::text, 'unmet'::text])))
);

create table policy_match_run (
  item_id bigint not null,
  published_at timestamp with time zone not null,
  last_company_id bigint not null default 0,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint policy_match_run_pkey PRIMARY KEY (item_id),
  constraint policy_match_run_item_id_fkey FOREIGN KEY (item_id) REFERENCES policy_item(id) ON DELETE CASCADE
);

create table policy_profile (
  company_id bigint not null,
  facts jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint policy_profile_pkey PRIMARY KEY (company_id),
  constraint policy_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id) ON DELETE CASCADE
);

create table policy_report (
  id bigint not null generated always as identity,
  company_id bigint not null,
  account_id bigint,
  corporate_name text not null,
  facts jsonb not null,
  matches jsonb not null,
  made_at timestamp with time zone not null,
  constraint policy_report_pkey PRIMARY KEY (id),
  constraint policy_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint policy_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id) ON DELETE CASCADE
);

create table product (
  id bigint not null generated always as identity,
  name text not null,
  org_id bigint not null,
  category text,
  guarantee_modes text[] not null default '{}'::text[],
  amount_min_yuan numeric(15,0),
  amount_max_yuan numeric(15,0),
  rate_min numeric(5,2),
  rate_max numeric(5,2),
  term_min_months integer,
  term_max_months integer,
  repayment_modes text[] not null default '{}'::text[],
  area_codes text[] not null default '{}'::text[],
  target_groups text[] not null default '{}'::text[],
  zones text[] not null default '{}'::text[],
  fees jsonb not null default '[]'::jsonb,
  annual_cost_min numeric(5,2),
  requirements text not null default ''::text,
  materials text[] not null default '{}'::text[],
  highlights text not null default ''::text,
  online_apply boolean not null default true,
  status text not null default 'DRAFT'::text,
  views integer not null default 0,
  applications_count integer not null default 0,
  average_decision_days numeric(5,1),
  search_words text[] not null default '{}'::text[],
  is_example boolean not null default false,
  listed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  search_text text not null default ''::text,
  unlisted_by text,
  title_text text not null generated always as (name_search_text(name)) stored,
  title_words text[] not null generated always as (name_search_words(name)) stored,
  applicant_kinds text[] not null default '{}'::text[],
  pinyin_text text,
  pinyin_words text[],
  constraint product_pkey PRIMARY KEY (id),
  constraint product_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint product_applicant_kinds_check CHECK ((applicant_kinds <@ ARRAY['ENTERPRISE'::text, 'SELF_EMPLOYED'::text, 'COOPERATIVE'::text, 'FAMILY_FARM'::text])),
  constraint product_check CHECK ((amount_min_yuan <= amount_max_yuan)),
  constraint product_check1 CHECK ((rate_min <= rate_max)),
  constraint product_check2 CHECK ((term_min_months <= term_max_months)),
  constraint product_listed_complete CHECK (((status <> ALL (ARRAY['LISTED'::text, 'UNLISTED'::text])) OR ((category IS NOT NULL) AND (amount_min_yuan IS NOT NULL) AND (amount_max_yuan IS NOT NULL) AND (rate_min IS NOT NULL) AND (rate_max IS NOT NULL) AND (term_min_months IS NOT NULL) AND (term_max_months IS NOT NULL) AND (annual_cost_min IS NOT NULL)))),
  constraint product_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'LISTED'::text, 'RETURNED'::text, 'UNLISTED'::text]))),
  constraint product_unlisted_by_check CHECK ((unlisted_by = ANY (ARRAY['institution'::text, 'platform'::text])))
);

create table product_application (
  id bigint not null generated always as identity,
  apply_no text not null,
  product_id bigint not null,
  product_snapshot jsonb not null,
  org_id bigint not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  region_code character(6),
  amount_yuan numeric(15,0) not null,
  term_months integer not null,
  guarantee_mode text not null,
  purpose text not null,
  contact_name text not null,
  contact_phone_cipher text not null,
  annual_revenue_yuan numeric(15,0),
  authorisation_id bigint,
  status text not null,
  resume_status text,
  supplement_request text,
  accept_due_at timestamp with time zone,
  decide_due_at timestamp with time zone,
  clock_paused_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  accepted_at timestamp with time zone,
  decided_at timestamp with time zone,
  credit_amount_yuan numeric(15,0),
  credit_rate numeric(5,2),
  credit_term_months integer,
  credit_valid_to date,
  credit_conditions text,
  loan_amount_yuan numeric(15,0),
  loan_date date,
  is_first_loan boolean,
  is_credit_only boolean,
  reject_code text,
  reject_reason text,
  next_steps text,
  transferred_from_id bigint,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  transfers smallint not null default 0,
  reminded_at timestamp with time zone,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN accept_due_at
    WHEN 'ACCEPTED'::text THEN decide_due_at
    WHEN 'REVIEWING'::text THEN decide_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  wanted_on date,
  industry_code text,
  zones text[],
  received_org_id bigint,
  lending text,
  has_earlier_loan boolean,
  sealed_at timestamp with time zone,
  deciding_condition text,
  figure_asked numeric(15,2),
  figure_found numeric(15,2),
  retry_from date,
  valuation_snapshot jsonb,
  credit_repayment text,
  credit_deviations text[] not null default '{}'::text[],
  deviation_reason text,
  repaid_yuan numeric(15,0),
  repaid_on date,
  decision_days smallint,
  credit_annual_cost numeric(6,2),
  company_scale text,
  company_industry text,
  renews_id bigint,
  loan_due_on date generated always as (((loan_date + make_interval(months => COALESCE(credit_term_months, term_months))))::date) stored,
  supplement_documents text[] not null default '{}'::text[],
  renewed_open_yuan numeric(15,0),
  end_reason text,
  loan_pricing_base text,
  loan_repriced_on date,
  loan_use_industry_code text,
  loan_fee_yuan numeric(15,0),
  loan_flags text[],
  constraint product_application_apply_no_key UNIQUE (apply_no),
  constraint product_application_pkey PRIMARY KEY (id),
  constraint product_application_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint product_application_authorisation_id_fkey FOREIGN KEY (authorisation_id) REFERENCES credit_authorisation(id),
  constraint product_application_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint product_application_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint product_application_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint product_application_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint product_application_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint product_application_region_code_fkey FOREIGN KEY (region_code) REFERENCES region(code),
  constraint product_application_renews_id_fkey FOREIGN KEY (renews_id) REFERENCES product_application(id),
  constraint product_application_transferred_from_id_fkey FOREIGN KEY (transferred_from_id) REFERENCES product_application(id),
  constraint product_application_amount_yuan_check CHECK ((amount_yuan > (0)::numeric)),
  constraint product_application_check CHECK (((lending IS NOT NULL) OR (status <> ALL (ARRAY['DISBURSED'::text, 'SETTLED'::text])))),
  constraint product_application_check1 CHECK (((repaid_yuan > (0)::numeric) AND (repaid_yuan <= loan_amount_yuan))),
  constraint product_application_check2 CHECK (((repaid_yuan IS NULL) = (repaid_on IS NULL))),
  constraint product_application_credit_annual_cost_check CHECK ((credit_annual_cost >= (0)::numeric)),
  constraint product_application_decision_days_check CHECK ((decision_days >= 0)),
  constraint product_application_deviation_explained CHECK (((credit_deviations = '{}'::text[]) OR (deviation_reason IS NOT NULL))),
  constraint product_application_lending_check CHECK ((lending = ANY (ARRAY['bank'::text, 'other'::text, 'none'::text]))),
  constraint product_application_renewed_open_yuan_check CHECK ((renewed_open_yuan >= (0)::numeric))
);

create table product_draft (
  product_id bigint not null,
  status text not null,
  terms jsonb not null,
  return_reason text,
  submitted_at timestamp with time zone,
  submitted_by bigint,
  updated_at timestamp with time zone not null default now(),
  constraint product_draft_pkey PRIMARY KEY (product_id),
  constraint product_draft_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  constraint product_draft_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint product_draft_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'RETURNED'::text])))
);

create table product_event (
  id bigint not null generated always as identity,
  product_id bigint not null,
  action text not null,
  from_status text,
  to_status text,
  actor_account_id bigint,
  actor_side text not null,
  actor_name text not null,
  note text,
  at timestamp with time zone not null default now(),
  constraint product_event_pkey PRIMARY KEY (id),
  constraint product_event_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES account(id),
  constraint product_event_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  constraint product_event_actor_side_check CHECK ((actor_side = ANY (ARRAY['institution'::text, 'platform'::text])))
);

create table product_version (
  product_id bigint not null,
  number integer not null,
  terms jsonb not null,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  approved_by bigint,
  approved_at timestamp with time zone not null,
  constraint product_version_pkey PRIMARY KEY (product_id, number),
  constraint product_version_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id),
  constraint product_version_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint product_version_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint product_version_number_check CHECK ((number > 0))
);

create table product_view (
  product_id bigint not null,
  day date not null,
  visitor bytea not null,
  constraint product_view_pkey PRIMARY KEY (product_id, day, visitor),
  constraint product_view_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
);

create table project (
  id bigint not null generated always as identity,
  name text not null,
  project_type text not null,
  owner text not null,
  area_code character(6) not null,
  industry_code text not null,
  investment_yuan numeric(15,0) not null,
  financing_yuan numeric(15,0) not null,
  start_year integer not null,
  end_year integer not null,
  stage text not null,
  summary text not null default ''::text,
  is_example boolean not null default true,
  status text not null default 'PUBLISHED'::text,
  published_at timestamp with time zone not null default now(),
  search_text text not null default ''::text,
  search_words text[] not null default '{}'::text[],
  title_text text not null generated always as (name_search_text(name)) stored,
  title_words text[] not null generated always as (name_search_words(name)) stored,
  pinyin_text text,
  pinyin_words text[],
  constraint project_pkey PRIMARY KEY (id),
  constraint project_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint project_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table promise_figure (
  org_id bigint,
  product_id bigint,
  as_of date not null,
  granted integer not null,
  granted_yuan numeric not null,
  indicated integer not null,
  indicated_yuan numeric not null,
  indicated_granted_yuan numeric not null,
  due integer not null,
  drawn_in_time integer not null,
  drawn integer not null,
  drawn_yuan numeric not null,
  days_median integer,
  days_p90 integer,
  aged integer not null,
  in_use integer not null,
  constraint promise_figure_org_id_product_id_key UNIQUE NULLS NOT DISTINCT (org_id, product_id),
  constraint promise_figure_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint promise_figure_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
);

create table public_change (
  entity text not null,
  changes bigint not null,
  constraint public_change_pkey PRIMARY KEY (entity)
);

create table publication_version (
  id bigint not null generated always as identity,
  kind text not null,
  record_id bigint not null,
  number integer not null,
  form jsonb not null,
  public_from timestamp with time zone not null,
  submitted_by bigint,
  approved_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint publication_version_kind_record_id_number_key UNIQUE (kind, record_id, number),
  constraint publication_version_pkey PRIMARY KEY (id),
  constraint publication_version_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id),
  constraint publication_version_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint publication_version_number_check CHECK ((number > 0))
);

create table questionnaire (
  id bigint not null generated always as identity,
  title text not null,
  audience text not null,
  intro text not null,
  questions jsonb not null,
  thanks text not null,
  open_from timestamp with time zone,
  open_to timestamp with time zone,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint questionnaire_pkey PRIMARY KEY (id),
  constraint questionnaire_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint questionnaire_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint questionnaire_audience_check CHECK ((audience = ANY (ARRAY['enterprise'::text, 'institution'::text, 'everyone'::text]))),
  constraint questionnaire_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint questionnaire_check CHECK (((open_from IS NULL) OR (open_to IS NULL) OR (open_from < open_to))),
  constraint questionnaire_check1 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint questionnaire_check2 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint questionnaire_check3 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint questionnaire_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table questionnaire_answer (
  id bigint not null generated always as identity,
  questionnaire_id bigint not null,
  number integer not null,
  answers jsonb not null,
  key_digest bytea not null,
  answered_at timestamp with time zone not null,
  constraint questionnaire_answer_questionnaire_id_key_digest_key UNIQUE (questionnaire_id, key_digest),
  constraint questionnaire_answer_pkey PRIMARY KEY (id),
  constraint questionnaire_answer_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaire(id),
  constraint questionnaire_answer_number_check CHECK ((number > 0))
);

create unlogged table rate_window (
  key text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_window_pkey PRIMARY KEY (key, window_start)
);

create table reconciliation_day (
  id bigint not null generated always as identity,
  org_id bigint not null,
  day date not null,
  from_day date not null,
  run integer not null default 0,
  phase text,
  done_rows integer not null default 0,
  total_rows integer not null default 0,
  our_file_id bigint,
  their_file_id bigint,
  constraint reconciliation_day_org_id_day_key UNIQUE (org_id, day),
  constraint reconciliation_day_pkey PRIMARY KEY (id),
  constraint reconciliation_day_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint reconciliation_day_our_file_id_fkey FOREIGN KEY (our_file_id) REFERENCES reconciliation_file(id),
  constraint reconciliation_day_their_file_id_fkey FOREIGN KEY (their_file_id) REFERENCES reconciliation_file(id),
  constraint reconciliation_day_check CHECK ((from_day <= day)),
  constraint reconciliation_day_phase_check CHECK ((phase = ANY (ARRAY['making'::text, 'comparing'::text, 'failed'::text])))
);

create table reconciliation_difference (
  id bigint not null generated always as identity,
  day_id bigint not null,
  kind text not null,
  apply_no text not null,
  row_day date not null,
  type text not null,
  ours jsonb,
  theirs jsonb,
  state text not null default 'open'::text,
  found_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint reconciliation_difference_day_id_kind_apply_no_row_day_type_key UNIQUE (day_id, kind, apply_no, row_day, type),
  constraint reconciliation_difference_pkey PRIMARY KEY (id),
  constraint reconciliation_difference_day_id_fkey FOREIGN KEY (day_id) REFERENCES reconciliation_day(id),
  constraint reconciliation_difference_check CHECK (((state = 'settled'::text) = (settled_at IS NOT NULL))),
  constraint reconciliation_difference_state_check CHECK ((state = ANY (ARRAY['open'::text, 'writeBack'::text, 'explained'::text, 'settled'::text])))
);

create table reconciliation_file (
  id bigint not null generated always as identity,
  day_id bigint not null,
  side text not null,
  version integer not null,
  sha256 text not null,
  sm3 text not null,
  row_count integer not null,
  sum_yuan numeric(20,0) not null,
  sums jsonb not null,
  content bytea not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint reconciliation_file_day_id_side_sha256_key UNIQUE (day_id, side, sha256),
  constraint reconciliation_file_pkey PRIMARY KEY (id),
  constraint reconciliation_file_day_id_fkey FOREIGN KEY (day_id) REFERENCES reconciliation_day(id),
  constraint reconciliation_file_side_check CHECK ((side = ANY (ARRAY['ours'::text, 'theirs'::text])))
);

create table reconciliation_step (
  id bigint not null generated always as identity,
  difference_id bigint not null,
  step text not null,
  at timestamp with time zone not null,
  by_account_id bigint,
  by_name text not null,
  note text,
  constraint reconciliation_step_pkey PRIMARY KEY (id),
  constraint reconciliation_step_by_account_id_fkey FOREIGN KEY (by_account_id) REFERENCES account(id),
  constraint reconciliation_step_difference_id_fkey FOREIGN KEY (difference_id) REFERENCES reconciliation_difference(id)
);

create table recovery_code (
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table region (
  code character(6) not null,
  name text not null,
  parent_code character(6),
  level smallint not null,
  constraint region_pkey PRIMARY KEY (code),
  constraint region_parent_code_fkey FOREIGN KEY (parent_code) REFERENCES region(code),
  constraint region_level_check CHECK (((level >= 1) AND (level <= 3)))
);

create table renewal_notice (
  kind text not null,
  loan_id bigint not null,
  days integer not null,
  told_at timestamp with time zone not null,
  constraint renewal_notice_pkey PRIMARY KEY (kind, loan_id, days)
);

create table report_drawdown (
  id bigint not null generated always as identity,
  report_id bigint not null,
  drawn_on date not null,
  amount_yuan numeric(15,0) not null,
  rate numeric(5,2) not null,
  pricing_base text,
  repriced_on date,
  due_on date,
  borrower_industry_code text,
  use_industry_code text,
  fee_yuan numeric(15,0),
  loan_flags text[] not null default '{}'::text[],
  balance_yuan numeric(15,0) not null,
  balance_on date not null,
  created_at timestamp with time zone not null default now(),
  area_code character(6),
  company_id bigint,
  company_scale text,
  company_industry text,
  constraint report_drawdown_pkey PRIMARY KEY (id),
  constraint report_drawdown_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint report_drawdown_report_id_fkey FOREIGN KEY (report_id) REFERENCES demand_report(id),
  constraint report_drawdown_amount_yuan_check CHECK ((amount_yuan > (0)::numeric)),
  constraint report_drawdown_check CHECK ((((balance_yuan >= (0)::numeric) AND (balance_yuan <= amount_yuan)) AND (balance_on >= drawn_on)))
);

create table report_import (
  id bigint not null generated always as identity,
  account_id bigint not null,
  actor_name text not null,
  area_code character(6) not null,
  batch_id bigint not null,
  file_name text not null,
  status text not null,
  rows_cipher text,
  total_rows integer not null,
  done_rows integer not null default 0,
  taken integer not null default 0,
  repeated integer not null default 0,
  refused integer not null default 0,
  requested_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint report_import_pkey PRIMARY KEY (id),
  constraint report_import_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint report_import_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint report_import_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES filling_batch(id),
  constraint report_import_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text])))
);

create table report_import_row (
  import_id bigint not null,
  row_no integer not null,
  corporate_name text not null,
  outcome text not null,
  report_id bigint,
  problems jsonb not null default '[]'::jsonb,
  constraint report_import_row_pkey PRIMARY KEY (import_id, row_no),
  constraint report_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES report_import(id),
  constraint report_import_row_report_id_fkey FOREIGN KEY (report_id) REFERENCES demand_report(id),
  constraint report_import_row_outcome_check CHECK ((outcome = ANY (ARRAY['taken'::text, 'repeated'::text, 'refused'::text])))
);

create table report_visit (
  report_id bigint not null,
  visit_way text not null,
  visited_on date not null,
  visitors text not null,
  confirmed_tests text[] not null default '{}'::text[],
  doubted_tests text[] not null default '{}'::text[],
  findings text not null,
  account_id bigint not null,
  actor_name text not null,
  updated_at timestamp with time zone not null default now(),
  constraint report_visit_pkey PRIMARY KEY (report_id),
  constraint report_visit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint report_visit_report_id_fkey FOREIGN KEY (report_id) REFERENCES demand_report(id)
);

create table response_interview (
  id bigint not null generated always as identity,
  response_id bigint not null,
  starts_at timestamp with time zone not null,
  way text not null,
  place text,
  agenda text,
  status text not null default 'PROPOSED'::text,
  account_id bigint not null,
  actor_name text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint response_interview_pkey PRIMARY KEY (id),
  constraint response_interview_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint response_interview_response_id_fkey FOREIGN KEY (response_id) REFERENCES need_response(id)
);

create table response_note (
  id bigint not null generated always as identity,
  response_id bigint not null,
  content text not null,
  account_id bigint not null,
  actor_name text not null,
  created_at timestamp with time zone not null default now(),
  constraint response_note_pkey PRIMARY KEY (id),
  constraint response_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint response_note_response_id_fkey FOREIGN KEY (response_id) REFERENCES need_response(id)
);

create table roadshow (
  id bigint not null generated always as identity,
  title text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sign_up_until timestamp with time zone not null,
  place text not null,
  area_codes text[] not null default '{}'::text[],
  capacity integer not null,
  intro text not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint roadshow_pkey PRIMARY KEY (id),
  constraint roadshow_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint roadshow_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint roadshow_capacity_check CHECK ((capacity > 0)),
  constraint roadshow_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint roadshow_check CHECK ((ends_at > starts_at)),
  constraint roadshow_check1 CHECK ((sign_up_until <= starts_at)),
  constraint roadshow_check2 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint roadshow_check3 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint roadshow_check4 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint roadshow_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table roadshow_attendance (
  roadshow_id bigint not null,
  org_id bigint not null,
  account_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint roadshow_attendance_pkey PRIMARY KEY (roadshow_id, org_id),
  constraint roadshow_attendance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint roadshow_attendance_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint roadshow_attendance_roadshow_id_fkey FOREIGN KEY (roadshow_id) REFERENCES roadshow(id)
);

create table roadshow_place (
  id bigint not null generated always as identity,
  roadshow_id bigint not null,
  project_id bigint not null,
  company_id bigint not null,
  state text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint roadshow_place_pkey PRIMARY KEY (id),
  constraint roadshow_place_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint roadshow_place_project_id_fkey FOREIGN KEY (project_id) REFERENCES equity_project(id),
  constraint roadshow_place_roadshow_id_fkey FOREIGN KEY (roadshow_id) REFERENCES roadshow(id),
  constraint roadshow_place_state_check CHECK ((state = ANY (ARRAY['SIGNED'::text, 'WAITING'::text, 'SHOWN'::text, 'LEFT'::text])))
);

create table roster (
  id bigint not null generated always as identity,
  title text not null,
  kind text not null,
  issuer text not null,
  batch text not null,
  issued_on date not null,
  valid_to date,
  area_code character(6) not null,
  source_url text,
  note text not null default ''::text,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  constraint roster_pkey PRIMARY KEY (id),
  constraint roster_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint roster_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint roster_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint roster_change_check CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint roster_change_of_published_check CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint roster_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint roster_check CHECK ((valid_to >= issued_on)),
  constraint roster_published_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint roster_source_url_check CHECK ((source_url ~ '^https?://'::text)),
  constraint roster_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table roster_entry (
  id bigint not null generated always as identity,
  roster_id bigint not null,
  enterprise_name text not null,
  credit_code character(18),
  area_code character(6),
  note text not null default ''::text,
  search_text text not null,
  search_words text[] not null,
  change text,
  corrected jsonb,
  version integer not null default 1,
  told_end date,
  constraint roster_entry_roster_id_credit_code_key UNIQUE (roster_id, credit_code),
  constraint roster_entry_roster_id_enterprise_name_key UNIQUE (roster_id, enterprise_name),
  constraint roster_entry_pkey PRIMARY KEY (id),
  constraint roster_entry_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint roster_entry_roster_id_fkey FOREIGN KEY (roster_id) REFERENCES roster(id),
  constraint roster_entry_change_check CHECK ((change = ANY (ARRAY['ADD'::text, 'REMOVE'::text, 'CORRECT'::text]))),
  constraint roster_entry_corrected_check CHECK (((corrected IS NOT NULL) = (NOT (change IS DISTINCT FROM 'CORRECT'::text))))
);

create table roster_entry_removed (
  entry_id bigint not null,
  roster_id bigint not null,
  enterprise_name text not null,
  credit_code character(18),
  area_code character(6),
  note text not null,
  removed_at timestamp with time zone not null default now(),
  constraint roster_entry_removed_pkey PRIMARY KEY (entry_id),
  constraint roster_entry_removed_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint roster_entry_removed_roster_id_fkey FOREIGN KEY (roster_id) REFERENCES roster(id)
);

create table schema_migration (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table search_map (
  relation text not null,
  token text not null,
  block integer not null,
  bits bit(4096) not null,
  constraint search_map_pkey PRIMARY KEY (relation, token, block)
);

create table search_map_change (
  id bigint not null generated always as identity,
  relation text not null,
  row_id bigint not null,
  due_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint search_map_change_pkey PRIMARY KEY (id)
);

create table search_map_word (
  relation text not null,
  word text not null,
  is_ready boolean not null default false,
  constraint search_map_word_pkey PRIMARY KEY (relation, word)
);

create table search_miss (
  day date not null,
  site_code character(6) not null,
  words text not null,
  has_partial boolean not null,
  times integer not null default 1,
  constraint search_miss_pkey PRIMARY KEY (day, site_code, words),
  constraint search_miss_times_check CHECK ((times > 0)),
  constraint search_miss_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 50)))
);

create table second_factor (
  account_id bigint not null,
  secret_cipher text not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint second_factor_pkey PRIMARY KEY (account_id),
  constraint second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table service_enquiry (
  id bigint not null generated always as identity,
  enquiry_no text not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint not null,
  received_org_id bigint,
  service_id bigint not null,
  service_name text not null,
  area_code character(6) not null,
  content text not null,
  wished_time text not null,
  quote_yuan numeric(15,0),
  quote_note text,
  decline_code text,
  decline_reason text,
  quality text,
  time_score text,
  attitude text,
  price text,
  words text,
  status text not null,
  answer_due_at timestamp with time zone not null,
  decide_due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  end_reason text,
  confirm_due_at timestamp with time zone,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN answer_due_at
    WHEN 'QUOTED'::text THEN decide_due_at
    WHEN 'DELIVERED'::text THEN confirm_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint service_enquiry_enquiry_no_key UNIQUE (enquiry_no),
  constraint service_enquiry_pkey PRIMARY KEY (id),
  constraint service_enquiry_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint service_enquiry_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint service_enquiry_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint service_enquiry_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint service_enquiry_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint service_enquiry_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint service_enquiry_service_id_fkey FOREIGN KEY (service_id) REFERENCES service_entry(id),
  constraint service_enquiry_attitude_check CHECK ((attitude = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text]))),
  constraint service_enquiry_price_check CHECK ((price = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text]))),
  constraint service_enquiry_quality_check CHECK ((quality = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text]))),
  constraint service_enquiry_quote_yuan_check CHECK ((quote_yuan > (0)::numeric)),
  constraint service_enquiry_time_score_check CHECK ((time_score = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text])))
);

create table service_entry (
  id bigint not null generated always as identity,
  org_id bigint not null,
  category text not null,
  name text not null,
  intro text not null,
  area_codes text[] not null default '{}'::text[],
  qualification_name text,
  qualification_no text,
  qualification_to date,
  price_lines text[] not null,
  duration text not null,
  case_lines text[] not null default '{}'::text[],
  conflicts text not null,
  conflict_note text,
  office_phone text not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  told_days smallint,
  told_lapse date,
  constraint service_entry_pkey PRIMARY KEY (id),
  constraint service_entry_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint service_entry_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint service_entry_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint service_entry_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint service_entry_check CHECK (((conflicts = 'declared'::text) = (conflict_note IS NOT NULL))),
  constraint service_entry_check1 CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint service_entry_check2 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint service_entry_check3 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint service_entry_price_lines_check CHECK ((cardinality(price_lines) > 0)),
  constraint service_entry_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table service_minute (
  minute timestamp with time zone not null,
  instance uuid not null,
  answered integer not null,
  failed integer not null,
  by_bound integer[] not null,
  constraint service_minute_pkey PRIMARY KEY (minute, instance),
  constraint service_minute_answered_check CHECK ((answered >= 0)),
  constraint service_minute_check CHECK (((failed >= 0) AND (failed <= answered)))
);

create table session (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  family_id uuid not null,
  account_id bigint not null,
  reset_only boolean not null default false,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  replaced_at timestamp with time zone,
  ip inet,
  user_agent text,
  second_factor_passed boolean not null default false,
  scope text,
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint session_scope_check CHECK ((scope = ANY (ARRAY['portal'::text, 'console'::text])))
);

create table site (
  id character(6) not null,
  name text not null,
  path text not null,
  parent_path text not null,
  parent_id character(6),
  open_url text,
  sort integer not null default 0,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint site_path_key UNIQUE (path),
  constraint site_pkey PRIMARY KEY (id),
  constraint site_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES site(id),
  constraint site_open_url_check CHECK ((open_url ~ '^https?://'::text)),
  constraint site_open_url_shape CHECK (((open_url ~ '^https?://[!-~]+$'::text) AND (length(open_url) <= 300)))
);

create table site_address (
  site_id character(6) not null,
  number integer not null,
  open_url text not null,
  set_by bigint,
  set_at timestamp with time zone not null default now(),
  constraint site_address_pkey PRIMARY KEY (site_id, number),
  constraint site_address_set_by_fkey FOREIGN KEY (set_by) REFERENCES account(id),
  constraint site_address_site_id_fkey FOREIGN KEY (site_id) REFERENCES site(id)
);

create table site_setting (
  id bigint not null generated always as identity,
  area_code text not null,
  hotlines text[] not null default '{}'::text[],
  service_hours text,
  address text,
  guiding_units text[] not null default '{}'::text[],
  operating_units text[] not null default '{}'::text[],
  icp_number text,
  police_number text,
  site_id_number text,
  site_mark_url text,
  map_approval text,
  bill_discount_url text,
  footer_codes text[] not null default '{}'::text[],
  messaging_url text,
  business_survey_url text,
  institution_survey_url text,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint site_setting_area_code_key UNIQUE (area_code),
  constraint site_setting_pkey PRIMARY KEY (id),
  constraint site_setting_area_code_fkey FOREIGN KEY (area_code) REFERENCES site(id),
  constraint site_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint site_setting_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint site_setting_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint site_setting_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint site_setting_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint site_setting_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint site_setting_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table sms_code (
  id bigint not null generated always as identity,
  phone_index bytea not null,
  scene text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sms_code_pkey PRIMARY KEY (id),
  constraint sms_code_scene_check CHECK ((scene = ANY (ARRAY['register'::text, 'login'::text, 'password'::text, 'phone'::text, 'tax'::text])))
);

create table stock_application (
  id bigint not null generated always as identity,
  number text not null,
  item_id bigint not null,
  item_name text not null,
  board text not null,
  documents text[] not null,
  company_id bigint not null,
  applicant_account_id bigint not null,
  org_id bigint not null,
  received_org_id bigint,
  short_name text not null,
  shareholders integer not null,
  introduction text not null,
  recommender text,
  contact_name text not null,
  contact_phone_cipher text not null,
  consent_version text not null,
  consent_hash text not null,
  supplement_request text,
  company_code text,
  listed_at timestamp with time zone,
  reject_code text,
  reject_reason text,
  next_steps text,
  deciding_condition text,
  figure_asked numeric(15,2),
  figure_found numeric(15,2),
  retry_from date,
  status text not null,
  resume_status text,
  clock_paused_at timestamp with time zone,
  accept_due_at timestamp with time zone not null,
  decide_due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  sealed_at timestamp with time zone,
  officer_account_id bigint,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  due_at timestamp with time zone generated always as (
CASE status
    WHEN 'SUBMITTED'::text THEN accept_due_at
    WHEN 'ACCEPTED'::text THEN decide_due_at
    WHEN 'REVIEWING'::text THEN decide_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint stock_application_number_key UNIQUE (number),
  constraint stock_application_pkey PRIMARY KEY (id),
  constraint stock_application_applicant_account_id_fkey FOREIGN KEY (applicant_account_id) REFERENCES account(id),
  constraint stock_application_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint stock_application_item_id_fkey FOREIGN KEY (item_id) REFERENCES stock_item(id),
  constraint stock_application_officer_account_id_fkey FOREIGN KEY (officer_account_id) REFERENCES account(id),
  constraint stock_application_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint stock_application_received_org_id_fkey FOREIGN KEY (received_org_id) REFERENCES organisation(id),
  constraint stock_application_board_check CHECK ((board = ANY (ARRAY['F'::text, 'G'::text, 'P'::text, 'T'::text]))),
  constraint stock_application_check CHECK (((company_code IS NULL) = (listed_at IS NULL))),
  constraint stock_application_shareholders_check CHECK (((shareholders >= 1) AND (shareholders <= 200)))
);

create table stock_item (
  id bigint not null generated always as identity,
  name text not null,
  board text not null,
  exchange text not null,
  intro text not null,
  conditions text[] not null,
  documents text[] not null,
  fees text,
  office_phone text not null,
  status text not null default 'DRAFT'::text,
  published_at timestamp with time zone,
  change_status text,
  change jsonb,
  changed_by bigint,
  submitted_by bigint,
  submitted_at timestamp with time zone,
  return_reason text,
  is_example boolean not null default false,
  search_text text not null,
  search_words text[] not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title_text text not null generated always as (name_search_text(name)) stored,
  title_words text[] not null generated always as (name_search_words(name)) stored,
  pinyin_text text,
  pinyin_words text[],
  constraint stock_item_pkey PRIMARY KEY (id),
  constraint stock_item_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id),
  constraint stock_item_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id),
  constraint stock_item_board_check CHECK ((board = ANY (ARRAY['F'::text, 'G'::text, 'P'::text, 'T'::text]))),
  constraint stock_item_change_status_check CHECK ((change_status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text]))),
  constraint stock_item_check CHECK (((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text])) OR (published_at IS NOT NULL))),
  constraint stock_item_check1 CHECK (((change_status IS NULL) OR (status = ANY (ARRAY['PUBLISHED'::text, 'OFFLINE'::text])))),
  constraint stock_item_check2 CHECK (((change IS NULL) OR (change_status IS NOT NULL))),
  constraint stock_item_conditions_check CHECK ((cardinality(conditions) > 0)),
  constraint stock_item_documents_check CHECK ((cardinality(documents) > 0)),
  constraint stock_item_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PUBLISHED'::text, 'OFFLINE'::text])))
);

create table task_substitute (
  account_id bigint not null,
  substitute_id bigint not null,
  from_day date not null,
  to_day date not null,
  set_at timestamp with time zone not null default now(),
  constraint task_substitute_pkey PRIMARY KEY (account_id),
  constraint task_substitute_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint task_substitute_substitute_id_fkey FOREIGN KEY (substitute_id) REFERENCES account(id),
  constraint task_substitute_check CHECK ((substitute_id <> account_id)),
  constraint task_substitute_check1 CHECK ((to_day >= from_day))
);

create table tax_delivery (
  id bigint not null generated always as identity,
  licence_id bigint not null,
  report_id bigint,
  account_id bigint not null,
  sections text[] not null,
  receipt_no text not null,
  digest text not null,
  is_demonstration boolean not null,
  at timestamp with time zone not null,
  constraint tax_delivery_pkey PRIMARY KEY (id),
  constraint tax_delivery_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint tax_delivery_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES tax_licence(id),
  constraint tax_delivery_report_id_fkey FOREIGN KEY (report_id) REFERENCES tax_report(id)
);

create table tax_licence (
  id bigint not null generated always as identity,
  licence_no text not null,
  company_id bigint not null,
  account_id bigint not null,
  org_id bigint not null,
  application_id bigint not null,
  biz_no text not null,
  legal_person_name text not null,
  legal_person_phone_cipher text,
  scope text[] not null,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone not null,
  agreement_version text not null,
  evidence_hash text not null,
  status text not null default 'VALID'::text,
  revoked_at timestamp with time zone,
  end_reason text,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  phone_origin text,
  credit_code text,
  corporate_name text,
  constraint tax_licence_licence_no_key UNIQUE (licence_no),
  constraint tax_licence_pkey PRIMARY KEY (id),
  constraint tax_licence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint tax_licence_application_id_fkey FOREIGN KEY (application_id) REFERENCES product_application(id),
  constraint tax_licence_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint tax_licence_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint tax_licence_check CHECK ((valid_from < valid_to)),
  constraint tax_licence_phone_origin_check CHECK ((phone_origin = ANY (ARRAY['first'::text, 'same'::text, 'changed'::text]))),
  constraint tax_licence_status_check CHECK ((status = ANY (ARRAY['VALID'::text, 'EXPIRED'::text, 'REVOKED'::text])))
);

create table tax_report (
  id bigint not null generated always as identity,
  apply_no text not null,
  company_id bigint not null,
  account_id bigint not null,
  org_id bigint not null,
  application_id bigint not null,
  biz_no text not null,
  licence_id bigint,
  status text not null,
  source_report_id text,
  is_demonstration boolean not null default false,
  failure text,
  applied_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint tax_report_apply_no_key UNIQUE (apply_no),
  constraint tax_report_pkey PRIMARY KEY (id),
  constraint tax_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint tax_report_application_id_fkey FOREIGN KEY (application_id) REFERENCES product_application(id),
  constraint tax_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id),
  constraint tax_report_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES tax_licence(id),
  constraint tax_report_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint tax_report_check CHECK (((status = 'SUBMITTED'::text) OR (status = 'EXPIRED'::text) OR (licence_id IS NOT NULL))),
  constraint tax_report_status_check CHECK ((status = ANY (ARRAY['SUBMITTED'::text, 'AUTHORISED'::text, 'GENERATING'::text, 'READY'::text, 'EXPIRED'::text, 'FAILED'::text])))
);

create table tax_report_token (
  token_hash bytea not null,
  report_id bigint not null,
  account_id bigint not null,
  session_id text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint tax_report_token_pkey PRIMARY KEY (token_hash),
  constraint tax_report_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint tax_report_token_report_id_fkey FOREIGN KEY (report_id) REFERENCES tax_report(id)
);

create table third_login_ticket (
  ticket_hash bytea not null,
  used_at timestamp with time zone not null,
  constraint third_login_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table time_limit (
  id bigint not null generated always as identity,
  clock text not null,
  area_code character(6),
  org_id bigint,
  version integer not null,
  days integer not null,
  reason text not null,
  set_by bigint not null,
  set_at timestamp with time zone not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  constraint time_limit_pkey PRIMARY KEY (id),
  constraint time_limit_area_code_fkey FOREIGN KEY (area_code) REFERENCES region(code),
  constraint time_limit_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  constraint time_limit_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint time_limit_set_by_fkey FOREIGN KEY (set_by) REFERENCES account(id),
  constraint time_limit_days_check CHECK (((days >= 1) AND (days <= 180)))
);

create table unified_identity (
  subject text not null,
  account_id bigint not null,
  linked_at timestamp with time zone not null,
  constraint unified_identity_pkey PRIMARY KEY (subject),
  constraint unified_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table valuation (
  id bigint not null generated always as identity,
  company_id bigint not null,
  account_id bigint,
  area_code character(6) not null,
  address text not null,
  kind text not null,
  ownership text not null,
  area_square_metres numeric(10,2) not null,
  built_year integer,
  floor integer,
  total_floors integer,
  structure text,
  certificate_no_cipher text,
  certificate_no_masked text,
  low_yuan numeric(15,0) not null,
  middle_yuan numeric(15,0) not null,
  high_yuan numeric(15,0) not null,
  unit_price_yuan numeric(15,0) not null,
  as_of date not null,
  valid_to date not null,
  method text not null,
  cases jsonb not null,
  source_name text not null,
  is_demonstration boolean not null,
  estimate_hash bytea not null,
  is_example boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint valuation_company_id_estimate_hash_key UNIQUE (company_id, estimate_hash),
  constraint valuation_pkey PRIMARY KEY (id),
  constraint valuation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint valuation_company_id_fkey FOREIGN KEY (company_id) REFERENCES enterprise(id) ON DELETE CASCADE,
  constraint valuation_area_square_metres_check CHECK ((area_square_metres > (0)::numeric)),
  constraint valuation_check CHECK ((valid_to >= as_of)),
  constraint valuation_check1 CHECK (((low_yuan <= middle_yuan) AND (middle_yuan <= high_yuan))),
  constraint valuation_check2 CHECK (((certificate_no_cipher IS NULL) = (certificate_no_masked IS NULL))),
  constraint valuation_low_yuan_check CHECK ((low_yuan > (0)::numeric)),
  constraint valuation_unit_price_yuan_check CHECK ((unit_price_yuan > (0)::numeric))
);

create table verify_ticket (
  ticket_hash bytea not null,
  phone_index bytea not null,
  scene text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  phone_cipher text,
  constraint verify_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table webhook (
  id bigint not null generated always as identity,
  org_id bigint not null,
  name text not null,
  url text not null,
  secret_cipher text not null,
  previous_secret_cipher text,
  previous_until timestamp with time zone,
  is_on boolean not null default true,
  off_reason text,
  failing_since timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  off_at timestamp with time zone,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  constraint webhook_org_id_fkey FOREIGN KEY (org_id) REFERENCES organisation(id),
  constraint webhook_check CHECK ((is_on = (off_reason IS NULL))),
  constraint webhook_off_reason_check CHECK ((off_reason = ANY (ARRAY['person'::text, 'gone'::text, 'failing'::text])))
);

create table webhook_delivery (
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  event_id bigint not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  last_at timestamp with time zone,
  last_status integer,
  last_fault text,
  delivered_at timestamp with time zone,
  refused_alone boolean not null default false,
  constraint webhook_delivery_webhook_id_event_id_key UNIQUE (webhook_id, event_id),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES webhook_event(id),
  constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id),
  constraint webhook_delivery_check CHECK (((state = 'delivered'::text) = (delivered_at IS NOT NULL))),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

create table webhook_event (
  id bigint not null generated always as identity,
  message_id text not null,
  type text not null,
  body text not null,
  at timestamp with time zone not null,
  constraint webhook_event_message_id_key UNIQUE (message_id),
  constraint webhook_event_pkey PRIMARY KEY (id)
);

create unlogged table write_floor (
  is_only boolean not null default true,
  "position" bigint not null,
  constraint write_floor_pkey PRIMARY KEY (is_only),
  constraint write_floor_is_only_check CHECK (is_only)
);

create unlogged table write_position (
  account_id bigint not null,
  "position" bigint not null,
  constraint write_position_pkey PRIMARY KEY (account_id),
  constraint write_position_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create view application_loan_due as
 SELECT 'application'::text AS kind,
    id,
    apply_no AS number,
    company_id,
    org_id,
    product_id,
    (product_snapshot ->> 'name'::text) AS product_name,
    (COALESCE(region_code, '620000'::bpchar))::character(6) AS region_code,
    (loan_amount_yuan - COALESCE(repaid_yuan, (0)::numeric)) AS open_yuan,
    loan_due_on AS due_on
   FROM product_application a
  WHERE ((status = 'DISBURSED'::text) AND (loan_due_on IS NOT NULL) AND (loan_amount_yuan > COALESCE(repaid_yuan, (0)::numeric)));

create view case_figure_events as
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM product_application a,
    LATERAL application_events(a.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM enterprise e,
    LATERAL enterprise_events(e.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM financing_need n,
    LATERAL need_events(n.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM demand_report r,
    LATERAL report_events(r.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM report_drawdown d,
    LATERAL drawdown_events(d.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM advisory_question q,
    LATERAL question_events(q.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM account_opening o,
    LATERAL opening_events(o.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
UNION ALL
 SELECT f.measure,
    f.case_id,
    f.key,
    f.day,
    f.area_code,
    f.industry,
    f.scale,
    f.org_id,
    f.product_id,
    f.company_id,
    f.total,
    f.weight
   FROM equity_project p,
    LATERAL project_events(p.*) f(measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight);

create view case_figures as
 SELECT measure,
    region_code,
    key,
    cases,
    total
   FROM figures_counted(NULL::text) c(measure, region_code, key, cases, total);

create view event_figure_cube as
 SELECT span,
    area_level,
    area_code,
    industry,
    scale,
    org_id,
    product_id,
    measure,
    start,
    key,
    cases,
    total,
    weight
   FROM figure_sums('figure_event_sum'::regclass) c(span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight);

create view figure_change_sum as
 SELECT measure,
    key,
    day,
    area_code,
    industry,
    scale,
    org_id,
    product_id,
    (sign)::bigint AS cases,
    (sign * total) AS total,
    (sign * weight) AS weight
   FROM figure_event_change;

create view figure_event_sum as
 SELECT measure,
    key,
    day,
    area_code,
    industry,
    scale,
    org_id,
    product_id,
    (1)::bigint AS cases,
    total,
    weight
   FROM figure_event;

create view first_loan as
 SELECT id,
    company_id,
    ((lending = 'bank'::text) AND (borrowings = 1) AND (NOT declared)) AS is_first_loan
   FROM ( SELECT product_application.id,
            product_application.company_id,
            product_application.lending,
            count(*) FILTER (WHERE (product_application.lending <> 'none'::text)) OVER so_far AS borrowings,
            COALESCE(bool_or(product_application.has_earlier_loan) OVER so_far, false) AS declared
           FROM product_application
          WHERE (product_application.status = ANY (ARRAY['DISBURSED'::text, 'SETTLED'::text]))
          WINDOW so_far AS (PARTITION BY product_application.company_id ORDER BY product_application.loan_date, product_application.id)) drawn;

create view loan_due as
 SELECT application_loan_due.kind,
    application_loan_due.id,
    application_loan_due.number,
    application_loan_due.company_id,
    application_loan_due.org_id,
    application_loan_due.product_id,
    application_loan_due.product_name,
    application_loan_due.region_code,
    application_loan_due.open_yuan,
    application_loan_due.due_on
   FROM application_loan_due
UNION ALL
 SELECT report_loan_due.kind,
    report_loan_due.id,
    report_loan_due.number,
    report_loan_due.company_id,
    report_loan_due.org_id,
    report_loan_due.product_id,
    report_loan_due.product_name,
    report_loan_due.region_code,
    report_loan_due.open_yuan,
    report_loan_due.due_on
   FROM report_loan_due;

create view loan_renewal_now as
 SELECT DISTINCT ON (l.id) l.id AS loan_id,
    r.id AS renewal_id,
    r.status,
    r.accept_due_at,
    l.due_on,
    l.org_id,
    l.company_id,
    l.region_code,
    l.open_yuan
   FROM (product_application r
     JOIN application_loan_due l ON ((l.id = r.renews_id)))
  WHERE ((r.renews_id IS NOT NULL) AND (r.status <> ALL (ARRAY['DRAFT'::text, 'TRANSFERRED'::text, 'WITHDRAWN'::text, 'UNUSED'::text])))
  ORDER BY l.id, r.id DESC;

create view pending_figure_cube as
 SELECT span,
    area_level,
    area_code,
    industry,
    scale,
    org_id,
    product_id,
    measure,
    start,
    key,
    cases,
    total,
    weight
   FROM figure_sums('figure_change_sum'::regclass) c(span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key, cases, total, weight);

create view product_as_listed as
 SELECT id,
    org_id,
    category,
    guarantee_modes,
    amount_min_yuan,
    amount_max_yuan,
    rate_min,
    term_min_months,
    term_max_months,
    area_codes,
    target_groups,
    zones,
    annual_cost_min,
    online_apply,
    average_decision_days,
    listed_at
   FROM product
  WHERE (status = 'LISTED'::text);

create view promise as
 SELECT a.id,
    a.org_id,
    a.product_id,
    ("left"((COALESCE(a.region_code, '620000'::bpchar))::text, 4) || '00'::text) AS prefecture_code,
    response.offer_amount_yuan AS indicated_yuan,
    a.credit_amount_yuan AS granted_yuan,
    ((a.decided_at AT TIME ZONE 'Asia/Shanghai'::text))::date AS granted_on,
    a.loan_amount_yuan AS drawn_yuan,
    a.loan_date AS drawn_on,
        CASE
            WHEN (a.repaid_yuan >= a.loan_amount_yuan) THEN a.repaid_on
            ELSE NULL::date
        END AS cleared_on
   FROM (product_application a
     LEFT JOIN need_response response ON ((response.application_id = a.id)))
  WHERE ((a.credit_amount_yuan IS NOT NULL) AND (a.decided_at IS NOT NULL) AND (a.status <> ALL (ARRAY['DRAFT'::text, 'TRANSFERRED'::text])));

create view report_loan_due as
 SELECT 'demandReport'::text AS kind,
    d.id,
    r.report_no AS number,
    r.company_id,
    r.org_id,
    NULL::bigint AS product_id,
    NULL::text AS product_name,
    r.area_code AS region_code,
    d.balance_yuan AS open_yuan,
    d.due_on
   FROM (report_drawdown d
     JOIN demand_report r ON ((r.id = d.report_id)))
  WHERE ((d.balance_yuan > (0)::numeric) AND (d.due_on IS NOT NULL) AND (r.org_id IS NOT NULL));

CREATE INDEX account_company ON public.account USING btree (company_id);
CREATE INDEX account_newest ON public.account USING btree (id DESC) WHERE (status <> 'closed'::text);
CREATE INDEX account_org ON public.account USING btree (org_id);
CREATE UNIQUE INDEX account_phone ON public.account USING btree (phone_index, user_type) WHERE ((phone_index IS NOT NULL) AND (status <> 'closed'::text));
CREATE UNIQUE INDEX account_username ON public.account USING btree (lower(username));
CREATE UNIQUE INDEX account_opening_basic ON public.account_opening USING btree (company_id) WHERE ((account_type = 'basic'::text) AND (status = ANY (ARRAY['SUBMITTED'::text, 'CONFIRMED'::text, 'VERIFYING'::text])));
CREATE INDEX account_opening_came ON public.account_opening USING btree (created_at DESC) WHERE (status <> 'DRAFT'::text);
CREATE INDEX account_opening_company ON public.account_opening USING btree (company_id, id DESC);
CREATE INDEX account_opening_due ON public.account_opening USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX account_opening_org ON public.account_opening USING btree (org_id, id DESC);
CREATE INDEX account_opening_slot ON public.account_opening USING btree (branch_org_id, appoint_time);
CREATE INDEX account_role_role ON public.account_role USING btree (role, account_id);
CREATE UNIQUE INDEX account_saved_view_default ON public.account_saved_view USING btree (account_id, table_code) WHERE is_default;
CREATE INDEX activity_listed ON public.activity USING btree (ends_at, id) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX activity_pinyin ON public.activity USING gin (pinyin_words);
CREATE INDEX activity_title ON public.activity USING gin (title_words);
CREATE INDEX activity_without_pinyin ON public.activity USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX activity_words ON public.activity USING gin (search_words);
CREATE INDEX activity_sign_up_account ON public.activity_sign_up USING btree (account_id, id);
CREATE UNIQUE INDEX activity_sign_up_living ON public.activity_sign_up USING btree (activity_id, account_id) WHERE (state <> 'CANCELLED'::text);
CREATE INDEX activity_sign_up_order ON public.activity_sign_up USING btree (activity_id, state, id);
CREATE INDEX advisory_answer_pinyin ON public.advisory_answer USING gin (pinyin_words);
CREATE INDEX advisory_answer_published ON public.advisory_answer USING btree (published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX advisory_answer_search ON public.advisory_answer USING gin (search_words);
CREATE INDEX advisory_answer_title ON public.advisory_answer USING gin (title_words);
CREATE INDEX advisory_answer_without_pinyin ON public.advisory_answer USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX advisory_question_area ON public.advisory_question USING btree (area_code, id DESC);
CREATE INDEX advisory_question_asked ON public.advisory_question USING btree (applicant_account_id, created_at);
CREATE INDEX advisory_question_company ON public.advisory_question USING btree (company_id, id DESC);
CREATE INDEX advisory_question_due ON public.advisory_question USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX advisory_question_org ON public.advisory_question USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE INDEX application_repayment_application ON public.application_repayment USING btree (application_id, repaid_on);
CREATE INDEX article_category ON public.article USING btree (kind, category, published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX article_kind ON public.article USING btree (kind, published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX article_listed ON public.article USING btree (published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX article_maintained ON public.article USING btree (updated_at DESC, id DESC);
CREATE INDEX article_pinyin ON public.article USING gin (pinyin_words);
CREATE INDEX article_search ON public.article USING gin (search_words, (
CASE
    WHEN (area_codes = '{}'::text[]) THEN '{*}'::text[]
    ELSE area_codes
END));
CREATE INDEX article_title ON public.article USING gin (title_words);
CREATE INDEX article_without_pinyin ON public.article USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX article_zone ON public.article USING btree (zone, published_at DESC, id DESC) WHERE ((status = 'PUBLISHED'::text) AND (kind = 'zone'::text));
CREATE UNIQUE INDEX asking_bar_standing ON public.asking_bar USING btree (account_id) WHERE (lifted_at IS NULL);
CREATE INDEX audit_log_action ON ONLY public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON ONLY public.audit_log USING btree (actor_account_id, id DESC);
CREATE INDEX audit_log_at ON ONLY public.audit_log USING btree (at);
CREATE INDEX audit_log_entity ON ONLY public.audit_log USING btree (entity, entity_id);
CREATE UNIQUE INDEX bank_account_basic ON public.bank_account USING btree (company_id) WHERE ((account_type = 'basic'::text) AND (closed_on IS NULL));
CREATE INDEX bank_account_company ON public.bank_account USING btree (company_id, id DESC);
CREATE INDEX bank_account_org ON public.bank_account USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE INDEX batch_reopening_company ON public.batch_reopening USING btree (company_id);
CREATE INDEX captcha_expires ON public.captcha USING btree (expires_at);
CREATE INDEX captcha_network ON public.captcha USING btree (network_key, expires_at);
CREATE INDEX case_event_at ON ONLY public.case_event USING btree (at, id);
CREATE INDEX case_event_case ON ONLY public.case_event USING btree (case_id, kind, id);
CREATE INDEX case_task_area ON public.case_task USING btree (region_code, due_at, opened_at, kind, case_id) INCLUDE (officer_account_id) WHERE (waits_for = 'authority'::text);
CREATE INDEX case_task_authority ON public.case_task USING btree (due_at, opened_at, kind, case_id) INCLUDE (officer_account_id) WHERE (waits_for = 'authority'::text);
CREATE INDEX case_task_company ON public.case_task USING btree (company_id, updated_at DESC);
CREATE INDEX case_task_institution ON public.case_task USING btree (due_at, opened_at, kind, case_id) INCLUDE (org_id, officer_account_id) WHERE (waits_for = 'institution'::text);
CREATE INDEX case_task_officer ON public.case_task USING btree (officer_account_id, due_at) WHERE ((officer_account_id IS NOT NULL) AND (waits_for IS NOT NULL));
CREATE INDEX case_task_org ON public.case_task USING btree (org_id, due_at, opened_at, kind, case_id) INCLUDE (waits_for, status, officer_account_id) WHERE (waits_for IS NOT NULL);
CREATE INDEX case_task_org_kind ON public.case_task USING btree (org_id, kind, due_at, opened_at, case_id) INCLUDE (waits_for, status, officer_account_id) WHERE (waits_for IS NOT NULL);
CREATE INDEX case_task_waiting ON public.case_task USING btree (waits_for, due_at) INCLUDE (kind, org_id, region_code, is_paused, amount_yuan) WHERE (waits_for IS NOT NULL);
CREATE INDEX certification_event_company ON public.certification_event USING btree (company_id, id);
CREATE INDEX checked_link_broken ON public.checked_link USING btree (broken_since DESC, id DESC) WHERE (fault IS NOT NULL);
CREATE INDEX checked_link_href ON public.checked_link USING btree (href) WHERE is_outside;
CREATE INDEX checked_link_outside ON public.checked_link USING btree (checked_at NULLS FIRST) WHERE is_outside;
CREATE INDEX connector_call_good ON public.connector_call USING btree (kind, started_at DESC) WHERE (outcome = 'ok'::text);
CREATE INDEX connector_call_lapsed ON public.connector_call USING btree (started_at);
CREATE INDEX connector_call_newest ON public.connector_call USING btree (kind, started_at DESC, id DESC);
CREATE INDEX consent_record_account ON public.consent_record USING btree (account_id, at DESC);
CREATE INDEX consent_record_company ON public.consent_record USING btree (company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX credit_access_at ON public.credit_access USING btree (at) INCLUDE (authorisation_id);
CREATE INDEX credit_access_authorisation ON public.credit_access USING btree (authorisation_id, id DESC);
CREATE INDEX credit_access_company ON public.credit_access USING btree (company_id, at DESC, id DESC);
CREATE UNIQUE INDEX credit_access_hour ON public.credit_access USING btree (authorisation_id, account_id, what, date_trunc('hour'::text, (at AT TIME ZONE 'UTC'::text))) WHERE (topics IS NULL);
CREATE INDEX credit_authorisation_beginning ON public.credit_authorisation USING btree (valid_from) INCLUDE (valid_to) WHERE (status = ANY (ARRAY['AUTHORIZED'::text, 'USED'::text]));
CREATE INDEX credit_authorisation_between ON public.credit_authorisation USING btree (grantor_company_id, COALESCE(successor_org_id, grantee_org_id), id DESC);
CREATE INDEX credit_authorisation_biz ON public.credit_authorisation USING btree (biz_no);
CREATE INDEX credit_authorisation_ending ON public.credit_authorisation USING btree (valid_to) INCLUDE (valid_from) WHERE (status = ANY (ARRAY['AUTHORIZED'::text, 'USED'::text]));
CREATE INDEX credit_authorisation_given ON public.credit_authorisation USING btree (COALESCE(decided_at, created_at)) INCLUDE (decided_at, created_at, valid_from, valid_to) WHERE (status = ANY (ARRAY['AUTHORIZED'::text, 'USED'::text]));
CREATE INDEX credit_authorisation_grantee ON public.credit_authorisation USING btree (COALESCE(successor_org_id, grantee_org_id));
CREATE INDEX credit_authorisation_grantor ON public.credit_authorisation USING btree (grantor_company_id, id DESC);
CREATE UNIQUE INDEX credit_authorisation_request ON public.credit_authorisation USING btree (grantor_company_id, grantee_org_id, biz_no) WHERE (status = 'REQUESTED'::text);
CREATE INDEX credit_authorisation_revoked ON public.credit_authorisation USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE UNIQUE INDEX credit_contradiction_standing ON public.credit_contradiction USING btree (company_id, field) WHERE (mended_at IS NULL);
CREATE INDEX credit_item_ending ON public.credit_item USING btree (id) WHERE ((published_until IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX credit_item_fetched ON public.credit_item USING btree (topic, fetched_at DESC) WHERE ((superseded_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX credit_item_newest ON public.credit_item USING btree (company_id, topic, data_date DESC NULLS LAST, id DESC) WHERE (superseded_at IS NULL);
CREATE UNIQUE INDEX credit_item_standing ON public.credit_item USING btree (company_id, topic, source, source_key) WHERE (superseded_at IS NULL);
CREATE INDEX credit_objection_company ON public.credit_objection USING btree (company_id, id DESC);
CREATE INDEX credit_objection_due ON public.credit_objection USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX credit_objection_item ON public.credit_objection USING btree (company_id, topic, source, source_key, id DESC);
CREATE UNIQUE INDEX credit_objection_open ON public.credit_objection USING btree (company_id, topic, source, source_key) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'TAKEN'::text]));
CREATE INDEX credit_report_company ON public.credit_report USING btree (company_id, id DESC);
CREATE INDEX credit_report_org ON public.credit_report USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE UNIQUE INDEX credit_report_pending ON public.credit_report USING btree (account_id, company_id) WHERE (status = 'pending'::text);
CREATE INDEX credit_report_standing ON public.credit_report USING btree (company_id) WHERE ((status = 'ready'::text) AND (withdrawn_at IS NULL));
CREATE INDEX credit_visit_company ON public.credit_visit USING btree (company_id);
CREATE INDEX demand_report_area ON public.demand_report USING btree (area_code, id DESC);
CREATE INDEX demand_report_came ON public.demand_report USING btree (created_at DESC) WHERE (status <> 'DRAFT'::text);
CREATE INDEX demand_report_company ON public.demand_report USING btree (company_id, id DESC);
CREATE INDEX demand_report_due ON public.demand_report USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX demand_report_once ON public.demand_report USING btree (batch_id, company_id) WHERE (status <> ALL (ARRAY['WITHDRAWN'::text, 'REJECTED'::text]));
CREATE INDEX demand_report_org ON public.demand_report USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE INDEX demand_report_place ON public.demand_report USING btree (first_submitted_at, id) WHERE (status <> 'DRAFT'::text);
CREATE INDEX enterprise_area ON public.enterprise USING btree (area_code, certi_flg);
CREATE INDEX enterprise_certified_at ON public.enterprise USING btree (reviewed_at) WHERE (certi_flg = 3);
CREATE UNIQUE INDEX enterprise_certified_code ON public.enterprise USING btree (credit_code) WHERE (certi_flg = 3);
CREATE INDEX enterprise_certified_last ON public.enterprise USING btree (reviewed_at DESC NULLS LAST, id DESC) WHERE (certi_flg = 3);
CREATE INDEX enterprise_certified_place ON public.enterprise USING btree (COALESCE(area_code, '620000'::bpchar), reviewed_at DESC NULLS LAST, id DESC) WHERE (certi_flg = 3);
CREATE INDEX enterprise_code ON public.enterprise USING btree (credit_code text_pattern_ops);
CREATE INDEX enterprise_review_place ON public.enterprise USING btree (area_code, submitted_at) WHERE (certi_flg = 2);
CREATE INDEX enterprise_review_queue ON public.enterprise USING btree (submitted_at, id) WHERE (certi_flg = 2);
CREATE INDEX enterprise_search ON public.enterprise USING gin (search_words);
CREATE INDEX enterprise_state_submitted ON public.enterprise USING btree (certi_flg, submitted_at DESC NULLS LAST, id DESC);
CREATE INDEX enterprise_submitted ON public.enterprise USING btree (submitted_at DESC NULLS LAST, id DESC);
CREATE INDEX equity_interest_company ON public.equity_interest USING btree (company_id, id DESC);
CREATE INDEX equity_interest_due ON public.equity_interest USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX equity_interest_living ON public.equity_interest USING btree (project_id, org_id) WHERE (status = ANY (ARRAY['ASKED'::text, 'CONSENTED'::text, 'APPOINTED'::text, 'DUE_DILIGENCE'::text]));
CREATE INDEX equity_interest_org ON public.equity_interest USING btree (org_id, id DESC);
CREATE INDEX equity_interest_project ON public.equity_interest USING btree (project_id, id);
CREATE INDEX equity_interest_proposed ON public.equity_interest USING btree (id) WHERE ((status = 'CONSENTED'::text) AND (meet_options IS NOT NULL));
CREATE UNIQUE INDEX equity_interest_talk ON public.equity_interest USING btree (company_id, meet_at) WHERE (status = 'APPOINTED'::text);
CREATE INDEX equity_project_area ON public.equity_project USING btree (area_code, id DESC);
CREATE INDEX equity_project_company ON public.equity_project USING btree (company_id, id DESC);
CREATE INDEX equity_project_due ON public.equity_project USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX equity_project_listed ON public.equity_project USING btree (published_at DESC, id DESC) INCLUDE (area_code, industry_code, stage, amount_yuan) WHERE (status = ANY (ARRAY['PUBLISHED'::text, 'APPOINTED'::text, 'ROADSHOW'::text, 'DUE_DILIGENCE'::text]));
CREATE INDEX equity_project_org ON public.equity_project USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE INDEX equity_project_search ON public.equity_project USING gin (search_words);
CREATE INDEX equity_room_view_project ON public.equity_room_view USING btree (project_id, id DESC);
CREATE INDEX export_file_account ON public.export_file USING btree (account_id, id DESC);
CREATE INDEX export_file_requested ON public.export_file USING btree (requested_at);
CREATE INDEX feature_product_zone ON public.feature_product USING btree (zone, "position");
CREATE INDEX figure_difference_check ON public.figure_difference USING btree (check_id);
CREATE INDEX figure_event_area ON public.figure_event USING btree (area_code, industry, measure, day DESC, case_id DESC) INCLUDE (scale, org_id, key, total, weight);
CREATE INDEX figure_event_company ON public.figure_event USING btree (company_id, measure, day DESC, case_id DESC);
CREATE INDEX figure_event_day ON public.figure_event USING btree (measure, day DESC, case_id DESC) INCLUDE (area_code, industry, scale, org_id, key, total, weight);
CREATE INDEX figure_event_few ON public.figure_event USING btree (measure, area_code);
CREATE INDEX figure_event_org ON public.figure_event USING btree (org_id, area_code, measure, day DESC, case_id DESC) INCLUDE (industry, scale, product_id, key, total, weight) WHERE (org_id > 0);
CREATE INDEX figure_event_product ON public.figure_event USING btree (product_id, measure, day DESC, case_id DESC) WHERE (product_id > 0);
CREATE INDEX file_not_clean ON public.file USING btree (scan_state, created_at) WHERE ((scan_state <> 'clean'::text) AND (deleted_at IS NULL));
CREATE INDEX file_owner ON public.file USING btree (owner_account_id, created_at DESC);
CREATE INDEX file_storage_key ON public.file USING btree (storage_key) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX file_check_running ON public.file_check USING btree ((true)) WHERE (finished_at IS NULL);
CREATE UNIQUE INDEX file_fault_open ON public.file_fault USING btree (storage_key, place) WHERE (ended_at IS NULL);
CREATE INDEX file_link_entity ON public.file_link USING btree (entity, entity_id);
CREATE UNIQUE INDEX file_move_running ON public.file_move USING btree ((true)) WHERE (finished_at IS NULL);
CREATE INDEX filling_batch_days ON public.filling_batch USING btree (closes_on DESC, id DESC);
CREATE INDEX financing_need_area ON public.financing_need USING btree (area_code, id DESC);
CREATE INDEX financing_need_company ON public.financing_need USING btree (company_id, id DESC);
CREATE INDEX financing_need_due ON public.financing_need USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX financing_need_listed ON public.financing_need USING btree (published_at DESC, id DESC) INCLUDE (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months, valid_to) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_listed_amount ON public.financing_need USING btree (amount_yuan DESC, id DESC) INCLUDE (area_code, demand_type, guarantee_mode, industry_code, term_months, valid_to) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_listed_area ON public.financing_need USING btree (area_code, published_at DESC, id DESC) INCLUDE (demand_type, guarantee_mode, industry_code, amount_yuan, term_months, valid_to) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_listed_area_ending ON public.financing_need USING btree (area_code, valid_to, id DESC) INCLUDE (demand_type, guarantee_mode, industry_code, amount_yuan, term_months) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_listed_ending ON public.financing_need USING btree (valid_to, id DESC) INCLUDE (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_listed_narrow ON public.financing_need USING btree (industry_code, demand_type, guarantee_mode) INCLUDE (id, area_code, amount_yuan, term_months, published_at, valid_to) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_org ON public.financing_need USING btree (org_id, id DESC) WHERE (org_id IS NOT NULL);
CREATE INDEX financing_need_pinyin ON public.financing_need USING gin (pinyin_words);
CREATE INDEX financing_need_pool ON public.financing_need USING btree (demand_type, published_at DESC, id DESC) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text])) AND (org_id IS NULL));
CREATE INDEX financing_need_published ON public.financing_need USING btree (published_at DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX financing_need_search ON public.financing_need USING gin (search_words);
CREATE INDEX financing_need_title ON public.financing_need USING gin (title_words);
CREATE INDEX financing_need_valid ON public.financing_need USING btree (valid_to) WHERE ((status = ANY (ARRAY['PUBLISHED'::text, 'CONTACTED'::text, 'OFFLINE'::text])) AND (holders = 0));
CREATE INDEX financing_need_without_pinyin ON public.financing_need USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX form_draft_saved ON public.form_draft USING btree (saved_at);
CREATE INDEX fund_area ON public.fund USING btree (area_code) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX fund_search ON public.fund USING gin (search_words);
CREATE INDEX guess_budget_since ON public.guess_budget USING btree (since);
CREATE INDEX hand_over_ticket_expires ON public.hand_over_ticket USING btree (expires_at);
CREATE INDEX idempotency_key_created ON public.idempotency_key USING btree (created_at);
CREATE INDEX known_device_account ON public.known_device USING btree (account_id);
CREATE INDEX known_device_old ON public.known_device USING btree (last_seen_at);
CREATE INDEX lease_need_company ON public.lease_need USING btree (company_id, id DESC);
CREATE INDEX lease_response_company ON public.lease_response USING btree (company_id, id DESC);
CREATE INDEX lease_response_due ON public.lease_response USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX lease_response_org ON public.lease_response USING btree (org_id, id DESC);
CREATE UNIQUE INDEX lease_response_signed ON public.lease_response USING btree (need_id) WHERE (status = ANY (ARRAY['SIGNED'::text, 'CLOSED'::text]));
CREATE INDEX legal_person_change_company ON public.legal_person_change USING btree (company_id, changed_at DESC);
CREATE UNIQUE INDEX legal_person_change_pending ON public.legal_person_change USING btree (company_id) WHERE (changed_at IS NULL);
CREATE INDEX link_group_sort ON public.link USING btree (link_group, sort, id) WHERE is_visible;
CREATE INDEX loan_renewal_due ON public.loan_renewal USING btree (due_on, loan_id) INCLUDE (region_code, org_id, company_id, renewal_id, status, accept_due_at, open_yuan);
CREATE INDEX loan_renewal_lapsed ON public.loan_renewal USING btree (due_on) INCLUDE (org_id, region_code, company_id) WHERE (status = 'EXPIRED'::text);
CREATE INDEX loan_renewal_unanswered ON public.loan_renewal USING btree (accept_due_at) INCLUDE (due_on, org_id, region_code, company_id, open_yuan) WHERE (status = 'SUBMITTED'::text);
CREATE INDEX login_log_account ON public.login_log USING btree (account_id, at DESC);
CREATE INDEX login_log_old ON public.login_log USING btree (at);
CREATE INDEX message_at ON ONLY public.message USING btree (created_at);
CREATE INDEX message_box ON ONLY public.message USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX message_digest ON ONLY public.message USING btree (account_id) WHERE (delivery = 'digest'::text);
CREATE INDEX message_unread ON ONLY public.message USING btree (account_id) WHERE ((read_at IS NULL) AND (delivery = 'now'::text));
CREATE INDEX need_queue_org ON public.need_queue USING btree (org_id);
CREATE UNIQUE INDEX need_response_application ON public.need_response USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE UNIQUE INDEX need_response_chosen ON public.need_response USING btree (need_id) WHERE ((chosen_at IS NOT NULL) AND (status = ANY (ARRAY['OFFERED'::text, 'CREDITED'::text, 'DISBURSED'::text])));
CREATE INDEX need_response_company ON public.need_response USING btree (company_id, id DESC);
CREATE INDEX need_response_due ON public.need_response USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX need_response_holding ON public.need_response USING btree (need_id, org_id) WHERE (status = ANY (ARRAY['GRABBED'::text, 'DISPATCHED'::text, 'CONTACTED'::text, 'OFFERED'::text, 'CREDITED'::text, 'DISBURSED'::text, 'INVESTED'::text]));
CREATE INDEX need_response_need ON public.need_response USING btree (need_id, id);
CREATE INDEX need_response_org ON public.need_response USING btree (org_id, id DESC);
CREATE INDEX need_response_received ON public.need_response USING btree (received_org_id) WHERE (received_org_id IS NOT NULL);
CREATE UNIQUE INDEX need_slot_response ON public.need_slot USING btree (response_id) WHERE (response_id IS NOT NULL);
CREATE INDEX open_event_case ON public.open_event USING btree (event_id, case_number);
CREATE INDEX open_key_org ON public.open_key USING btree (org_id, id);
CREATE INDEX open_token_expiry ON public.open_token USING btree (expires_at);
CREATE INDEX opening_branch_bank ON public.opening_branch USING btree (bank_org_id);
CREATE INDEX organisation_above ON public.organisation USING btree (COALESCE(merged_into_id, parent_id));
CREATE INDEX organisation_parent ON public.organisation USING btree (parent_id, sort, id);
CREATE INDEX organisation_pinyin ON public.organisation USING gin (pinyin_words);
CREATE INDEX organisation_predecessors ON public.organisation USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX organisation_region ON public.organisation USING btree (region_code);
CREATE INDEX organisation_search ON public.organisation USING gin (search_words);
CREATE INDEX organisation_type ON public.organisation USING btree (org_type, level, sort, id) WHERE (status = 'active'::text);
CREATE INDEX organisation_without_pinyin ON public.organisation USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX organisation_logo_search ON public.organisation_logo USING gin (search_words);
CREATE INDEX oversight_letter_area ON public.oversight_letter USING btree (area_code, id DESC);
CREATE INDEX oversight_letter_due ON public.oversight_letter USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX oversight_letter_org ON public.oversight_letter USING btree (org_id, id DESC);
CREATE INDEX oversight_letter_case_case ON public.oversight_letter_case USING btree (kind, case_id);
CREATE INDEX oversight_letter_case_company ON public.oversight_letter_case USING btree (company_id);
CREATE INDEX park_area ON public.park USING btree (area_code) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX park_search ON public.park USING gin (search_words);
CREATE INDEX park_enterprise_park ON public.park_enterprise USING btree (park_id, id);
CREATE INDEX park_enterprise_search ON public.park_enterprise USING gin (search_words);
CREATE INDEX personal_export_account ON public.personal_export USING btree (account_id, id DESC);
CREATE INDEX personal_export_expires ON public.personal_export USING btree (expires_at) WHERE (status = 'ready'::text);
CREATE UNIQUE INDEX personal_export_pending ON public.personal_export USING btree (account_id) WHERE (status = 'pending'::text);
CREATE INDEX placement_place ON public.placement USING btree (place, sort, id) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX policy_listed ON public.policy USING btree (published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX policy_maintained ON public.policy USING btree (updated_at DESC, id DESC);
CREATE INDEX policy_pinyin ON public.policy USING gin (pinyin_words);
CREATE INDEX policy_search ON public.policy USING gin (search_words, (
CASE
    WHEN (area_codes = '{}'::text[]) THEN '{*}'::text[]
    ELSE area_codes
END));
CREATE INDEX policy_title ON public.policy USING gin (title_words);
CREATE INDEX policy_without_pinyin ON public.policy USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX policy_item_helps ON public.policy_item USING btree (id) WHERE ((status = 'PUBLISHED'::text) AND ((gives IS NOT NULL) OR (cardinality(pays_for) > 0)));
CREATE INDEX policy_item_policy ON public.policy_item USING btree (policy_id);
CREATE INDEX policy_item_search ON public.policy_item USING gin (search_words);
CREATE INDEX policy_item_shown ON public.policy_item USING gin ((
CASE
    WHEN (area_codes = '{}'::text[]) THEN '{*}'::text[]
    ELSE area_codes
END)) WITH (fastupdate=off) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX policy_match_company ON public.policy_match USING btree (company_id, told_at DESC);
CREATE INDEX policy_report_company ON public.policy_report USING btree (company_id, id DESC);
CREATE INDEX product_listed ON public.product USING btree (id DESC) WHERE (status = 'LISTED'::text);
CREATE INDEX product_maintained ON public.product USING btree (updated_at DESC, id DESC);
CREATE INDEX product_newest ON public.product USING btree (listed_at DESC, id DESC) WHERE (status = 'LISTED'::text);
CREATE INDEX product_org ON public.product USING btree (org_id, id DESC);
CREATE INDEX product_pinyin ON public.product USING gin (pinyin_words);
CREATE INDEX product_rate ON public.product USING btree (rate_min, id DESC) WHERE (status = 'LISTED'::text);
CREATE INDEX product_recommended ON public.product USING btree (online_apply DESC, annual_cost_min, id DESC) WHERE (status = 'LISTED'::text);
CREATE INDEX product_search ON public.product USING gin (search_words);
CREATE INDEX product_title ON public.product USING gin (title_words);
CREATE INDEX product_without_pinyin ON public.product USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX product_zones ON public.product USING gin (zones);
CREATE INDEX product_application_amount ON public.product_application USING btree (amount_yuan DESC, id DESC) INCLUDE (org_id, company_id, status);
CREATE INDEX product_application_came ON public.product_application USING btree (created_at DESC) WHERE (status <> ALL (ARRAY['DRAFT'::text, 'TRANSFERRED'::text]));
CREATE INDEX product_application_company ON public.product_application USING btree (company_id, id DESC);
CREATE INDEX product_application_decided ON public.product_application USING btree (product_id, decided_at) INCLUDE (created_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX product_application_disbursed ON public.product_application USING btree (region_code, loan_date DESC, id DESC) WHERE ((status = ANY (ARRAY['DISBURSED'::text, 'SETTLED'::text])) AND (loan_date IS NOT NULL));
CREATE INDEX product_application_due ON public.product_application USING btree (due_at, id DESC) INCLUDE (org_id, company_id, status) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX product_application_first_loan ON public.product_application USING btree (company_id) WHERE is_first_loan;
CREATE INDEX product_application_loan_due ON public.product_application USING btree (loan_due_on, id) INCLUDE (region_code, org_id, company_id, loan_amount_yuan, repaid_yuan) WHERE ((status = 'DISBURSED'::text) AND (loan_due_on IS NOT NULL) AND (loan_amount_yuan > COALESCE(repaid_yuan, (0)::numeric)));
CREATE INDEX product_application_newest ON public.product_application USING btree (id DESC) INCLUDE (org_id, company_id, status, due_at);
CREATE INDEX product_application_open_amount ON public.product_application USING btree (amount_yuan DESC, id DESC) INCLUDE (org_id, company_id, status) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text, 'REVIEWING'::text, 'SUPPLEMENT'::text]));
CREATE UNIQUE INDEX product_application_open_loan ON public.product_application USING btree (company_id, product_id, COALESCE(renews_id, (0)::bigint)) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text, 'REVIEWING'::text, 'SUPPLEMENT'::text]));
CREATE INDEX product_application_open_newest ON public.product_application USING btree (id DESC) INCLUDE (org_id, company_id, status) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text, 'REVIEWING'::text, 'SUPPLEMENT'::text]));
CREATE INDEX product_application_org ON public.product_application USING btree (org_id, status, id DESC);
CREATE INDEX product_application_org_amount ON public.product_application USING btree (org_id, amount_yuan DESC, id DESC) INCLUDE (status, due_at);
CREATE INDEX product_application_org_due ON public.product_application USING btree (org_id, due_at, id DESC) INCLUDE (status) WHERE (due_at IS NOT NULL);
CREATE INDEX product_application_org_newest ON public.product_application USING btree (org_id, id DESC) INCLUDE (status, due_at);
CREATE INDEX product_application_product ON public.product_application USING btree (product_id);
CREATE INDEX product_application_received ON public.product_application USING btree (received_org_id) WHERE (received_org_id IS NOT NULL);
CREATE INDEX product_application_record ON public.product_application USING btree (org_id, created_at) INCLUDE (accepted_at, accept_due_at, decided_at, credit_amount_yuan, reject_code, credit_deviations) WHERE (status <> 'DRAFT'::text);
CREATE INDEX product_application_region ON public.product_application USING btree (region_code);
CREATE INDEX product_application_renews ON public.product_application USING btree (renews_id, id DESC) WHERE (renews_id IS NOT NULL);
CREATE INDEX product_application_sealed ON public.product_application USING btree (region_code) INCLUDE (status, industry_code, created_at, zones) WHERE (sealed_at IS NOT NULL);
CREATE INDEX product_application_state_newest ON public.product_application USING btree (status, created_at DESC) WHERE (status <> ALL (ARRAY['DRAFT'::text, 'TRANSFERRED'::text]));
CREATE INDEX product_application_status ON public.product_application USING btree (status, region_code);
CREATE INDEX product_draft_waiting ON public.product_draft USING btree (submitted_at, product_id) WHERE (status = 'SUBMITTED'::text);
CREATE INDEX product_event_product ON public.product_event USING btree (product_id, id);
CREATE INDEX product_view_day ON public.product_view USING btree (day);
CREATE INDEX project_area ON public.project USING btree (area_code) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX project_listed ON public.project USING btree (published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX project_pinyin ON public.project USING gin (pinyin_words);
CREATE INDEX project_search ON public.project USING gin (search_words);
CREATE INDEX project_title ON public.project USING gin (title_words);
CREATE INDEX project_type ON public.project USING btree (project_type, published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX project_without_pinyin ON public.project USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX questionnaire_open ON public.questionnaire USING btree (audience, published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX questionnaire_answer_day ON public.questionnaire_answer USING btree (questionnaire_id, answered_at);
CREATE INDEX questionnaire_answer_version ON public.questionnaire_answer USING btree (questionnaire_id, number, id DESC);
CREATE INDEX rate_window_start ON public.rate_window USING btree (window_start);
CREATE INDEX reconciliation_difference_open ON public.reconciliation_difference USING btree (day_id) WHERE (state <> 'settled'::text);
CREATE INDEX reconciliation_step_difference ON public.reconciliation_step USING btree (difference_id, id);
CREATE INDEX region_parent ON public.region USING btree (parent_code);
CREATE INDEX report_drawdown_area ON public.report_drawdown USING btree (area_code);
CREATE INDEX report_drawdown_due ON public.report_drawdown USING btree (due_on) WHERE (balance_yuan > (0)::numeric);
CREATE INDEX report_drawdown_report ON public.report_drawdown USING btree (report_id, id);
CREATE INDEX report_import_account ON public.report_import USING btree (account_id, id DESC);
CREATE UNIQUE INDEX report_import_running ON public.report_import USING btree (account_id) WHERE (status = 'running'::text);
CREATE INDEX report_import_row_report ON public.report_import_row USING btree (report_id) WHERE (report_id IS NOT NULL);
CREATE INDEX response_interview_response ON public.response_interview USING btree (response_id, id);
CREATE INDEX response_note_response ON public.response_note USING btree (response_id, id);
CREATE INDEX roadshow_listed ON public.roadshow USING btree (starts_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE UNIQUE INDEX roadshow_place_living ON public.roadshow_place USING btree (roadshow_id, project_id) WHERE (state <> 'LEFT'::text);
CREATE INDEX roadshow_place_order ON public.roadshow_place USING btree (roadshow_id, state, id);
CREATE INDEX roadshow_place_project ON public.roadshow_place USING btree (project_id, id);
CREATE INDEX roster_listed ON public.roster USING btree (issued_on DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX roster_entry_code ON public.roster_entry USING btree (credit_code);
CREATE INDEX roster_entry_credit_code ON public.roster_entry USING btree (credit_code) WHERE (credit_code IS NOT NULL);
CREATE INDEX roster_entry_name ON public.roster_entry USING btree (enterprise_name);
CREATE INDEX roster_entry_search ON public.roster_entry USING gin (search_words);
CREATE INDEX roster_entry_removed_roster ON public.roster_entry_removed USING btree (roster_id, removed_at DESC, entry_id DESC);
CREATE INDEX search_map_change_row ON public.search_map_change USING btree (relation, row_id) INCLUDE (due_at);
CREATE INDEX service_enquiry_company ON public.service_enquiry USING btree (company_id, id DESC);
CREATE INDEX service_enquiry_due ON public.service_enquiry USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX service_enquiry_living ON public.service_enquiry USING btree (company_id, service_id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'QUOTED'::text, 'ORDERED'::text, 'DELIVERED'::text]));
CREATE INDEX service_enquiry_org ON public.service_enquiry USING btree (org_id, id DESC);
CREATE INDEX service_enquiry_rated ON public.service_enquiry USING btree (service_id) WHERE (quality IS NOT NULL);
CREATE INDEX service_entry_listed ON public.service_entry USING btree (category, published_at DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX service_entry_org ON public.service_entry USING btree (org_id, updated_at DESC, id DESC);
CREATE INDEX service_entry_search ON public.service_entry USING gin (search_words);
CREATE INDEX session_account ON public.session USING btree (account_id) WHERE (revoked_at IS NULL);
CREATE INDEX session_expires ON public.session USING btree (expires_at);
CREATE INDEX session_family ON public.session USING btree (family_id);
CREATE INDEX sms_code_created ON public.sms_code USING btree (created_at);
CREATE INDEX sms_code_phone ON public.sms_code USING btree (phone_index, created_at DESC);
CREATE INDEX stock_application_company ON public.stock_application USING btree (company_id, id DESC);
CREATE INDEX stock_application_due ON public.stock_application USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX stock_application_item ON public.stock_application USING btree (item_id);
CREATE UNIQUE INDEX stock_application_open ON public.stock_application USING btree (company_id, item_id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text, 'REVIEWING'::text, 'SUPPLEMENT'::text]));
CREATE INDEX stock_application_org ON public.stock_application USING btree (org_id, id DESC);
CREATE INDEX stock_item_board ON public.stock_item USING btree (board) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX stock_item_pinyin ON public.stock_item USING gin (pinyin_words);
CREATE INDEX stock_item_search ON public.stock_item USING gin (search_words);
CREATE INDEX stock_item_title ON public.stock_item USING gin (title_words);
CREATE INDEX stock_item_without_pinyin ON public.stock_item USING btree (id) WHERE (pinyin_text IS NULL);
CREATE INDEX task_substitute_by ON public.task_substitute USING btree (substitute_id, to_day);
CREATE INDEX tax_delivery_licence ON public.tax_delivery USING btree (licence_id, id DESC);
CREATE INDEX tax_delivery_report ON public.tax_delivery USING btree (report_id, id DESC) WHERE (report_id IS NOT NULL);
CREATE INDEX tax_licence_company ON public.tax_licence USING btree (company_id, id DESC);
CREATE INDEX tax_licence_ending ON public.tax_licence USING btree (valid_to, id) WHERE (status = 'VALID'::text);
CREATE UNIQUE INDEX tax_licence_one ON public.tax_licence USING btree (application_id) WHERE (status = 'VALID'::text);
CREATE INDEX tax_licence_org ON public.tax_licence USING btree (org_id, id DESC);
CREATE INDEX tax_report_applied ON public.tax_report USING btree (applied_at DESC);
CREATE INDEX tax_report_company ON public.tax_report USING btree (company_id, id DESC);
CREATE INDEX tax_report_going ON public.tax_report USING btree (id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'AUTHORISED'::text, 'GENERATING'::text, 'READY'::text]));
CREATE UNIQUE INDEX tax_report_one ON public.tax_report USING btree (application_id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'AUTHORISED'::text, 'GENERATING'::text, 'READY'::text]));
CREATE INDEX tax_report_org ON public.tax_report USING btree (org_id, id DESC);
CREATE INDEX tax_report_token_ending ON public.tax_report_token USING btree (expires_at);
CREATE UNIQUE INDEX time_limit_current ON public.time_limit USING btree (clock, COALESCE(area_code, ''::bpchar), COALESCE(org_id, (0)::bigint)) WHERE (ended_at IS NULL);
CREATE INDEX time_limit_org ON public.time_limit USING btree (org_id) WHERE (org_id IS NOT NULL);
CREATE UNIQUE INDEX time_limit_version ON public.time_limit USING btree (clock, COALESCE(area_code, ''::bpchar), COALESCE(org_id, (0)::bigint), version);
CREATE UNIQUE INDEX unified_identity_account ON public.unified_identity USING btree (account_id);
CREATE INDEX valuation_came ON public.valuation USING btree (created_at DESC);
CREATE INDEX valuation_company ON public.valuation USING btree (company_id, id DESC);
CREATE INDEX webhook_org ON public.webhook USING btree (org_id, id);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (webhook_id, next_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_delivery_event ON public.webhook_delivery USING btree (event_id);

CREATE TRIGGER account_opening_company BEFORE INSERT ON public.account_opening FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER account_opening_figures_delete AFTER DELETE ON public.account_opening REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_account_opening_figures();
CREATE TRIGGER account_opening_figures_insert AFTER INSERT ON public.account_opening REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_account_opening_figures();
CREATE TRIGGER account_opening_figures_update AFTER UPDATE ON public.account_opening REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_account_opening_figures();
CREATE TRIGGER account_opening_region BEFORE INSERT ON public.account_opening FOR EACH ROW WHEN ((new.region_code IS NULL)) EXECUTE FUNCTION opening_region();
CREATE TRIGGER activity_pinyin BEFORE UPDATE OF title ON public.activity FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER advisory_answer_pinyin BEFORE UPDATE OF title ON public.advisory_answer FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER advisory_question_company BEFORE INSERT ON public.advisory_question FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER advisory_question_figures_delete AFTER DELETE ON public.advisory_question REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_advisory_question_figures();
CREATE TRIGGER advisory_question_figures_insert AFTER INSERT ON public.advisory_question REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_advisory_question_figures();
CREATE TRIGGER advisory_question_figures_update AFTER UPDATE ON public.advisory_question REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_advisory_question_figures();
CREATE TRIGGER article_mapped_change AFTER UPDATE OF search_words, area_codes, status, published_at, kind, category, zone ON public.article FOR EACH ROW WHEN ((((((((old.search_words IS DISTINCT FROM new.search_words) OR (old.area_codes IS DISTINCT FROM new.area_codes)) OR (old.status IS DISTINCT FROM new.status)) OR (old.published_at IS DISTINCT FROM new.published_at)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.category IS DISTINCT FROM new.category)) OR (old.zone IS DISTINCT FROM new.zone))) EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER article_mapped_new AFTER INSERT OR DELETE ON public.article FOR EACH ROW EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER article_pinyin BEFORE UPDATE OF title ON public.article FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER audit_block_no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_block FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();
CREATE TRIGGER audit_log_no_change BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_append_only();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();
CREATE TRIGGER case_task_figures_delete AFTER DELETE ON public.case_task REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_case_task_figures();
CREATE TRIGGER case_task_figures_insert AFTER INSERT ON public.case_task REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_case_task_figures();
CREATE TRIGGER case_task_figures_update AFTER UPDATE ON public.case_task REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_case_task_figures();
CREATE TRIGGER credit_access_figures_delete AFTER DELETE ON public.credit_access REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_access_figures();
CREATE TRIGGER credit_access_figures_insert AFTER INSERT ON public.credit_access REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_access_figures();
CREATE TRIGGER credit_access_figures_update AFTER UPDATE ON public.credit_access REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_access_figures();
CREATE TRIGGER credit_access_institution BEFORE INSERT ON public.credit_access FOR EACH ROW WHEN ((new.org_id IS NULL)) EXECUTE FUNCTION credit_access_institution();
CREATE TRIGGER credit_authorisation_figures_delete AFTER DELETE ON public.credit_authorisation REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_authorisation_figures();
CREATE TRIGGER credit_authorisation_figures_insert AFTER INSERT ON public.credit_authorisation REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_authorisation_figures();
CREATE TRIGGER credit_authorisation_figures_update AFTER UPDATE ON public.credit_authorisation REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_authorisation_figures();
CREATE TRIGGER credit_item_figures_delete AFTER DELETE ON public.credit_item REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_item_figures();
CREATE TRIGGER credit_item_figures_insert AFTER INSERT ON public.credit_item REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_item_figures();
CREATE TRIGGER credit_item_figures_update AFTER UPDATE ON public.credit_item REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_item_figures();
CREATE TRIGGER demand_report_company BEFORE INSERT ON public.demand_report FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER demand_report_figures_delete AFTER DELETE ON public.demand_report REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_demand_report_figures();
CREATE TRIGGER demand_report_figures_insert AFTER INSERT ON public.demand_report REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_demand_report_figures();
CREATE TRIGGER demand_report_figures_update AFTER UPDATE ON public.demand_report REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_demand_report_figures();
CREATE TRIGGER enterprise_figures_delete AFTER DELETE ON public.enterprise REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_enterprise_figures();
CREATE TRIGGER enterprise_figures_insert AFTER INSERT ON public.enterprise REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_enterprise_figures();
CREATE TRIGGER enterprise_figures_update AFTER UPDATE ON public.enterprise REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_enterprise_figures();
CREATE TRIGGER enterprise_mapped_change AFTER UPDATE OF search_words, certi_flg ON public.enterprise FOR EACH ROW WHEN (((old.search_words IS DISTINCT FROM new.search_words) OR (old.certi_flg IS DISTINCT FROM new.certi_flg))) EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER enterprise_mapped_new AFTER INSERT OR DELETE ON public.enterprise FOR EACH ROW EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER equity_project_company BEFORE INSERT ON public.equity_project FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER equity_project_figures_delete AFTER DELETE ON public.equity_project REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_equity_project_figures();
CREATE TRIGGER equity_project_figures_insert AFTER INSERT ON public.equity_project REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_equity_project_figures();
CREATE TRIGGER equity_project_figures_update AFTER UPDATE ON public.equity_project REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_equity_project_figures();
CREATE TRIGGER financing_need_company BEFORE INSERT ON public.financing_need FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER financing_need_figures_delete AFTER DELETE ON public.financing_need REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_financing_need_figures();
CREATE TRIGGER financing_need_figures_insert AFTER INSERT ON public.financing_need REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_financing_need_figures();
CREATE TRIGGER financing_need_figures_update AFTER UPDATE ON public.financing_need REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_financing_need_figures();
CREATE TRIGGER financing_need_pinyin BEFORE UPDATE OF title ON public.financing_need FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION forget_need_pinyin();
CREATE TRIGGER loan_renewal_figures_delete AFTER DELETE ON public.loan_renewal REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_loan_renewal_figures();
CREATE TRIGGER loan_renewal_figures_insert AFTER INSERT ON public.loan_renewal REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_loan_renewal_figures();
CREATE TRIGGER loan_renewal_figures_update AFTER UPDATE ON public.loan_renewal REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_loan_renewal_figures();
CREATE TRIGGER organisation_pinyin BEFORE UPDATE OF name, short_name ON public.organisation FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.short_name IS DISTINCT FROM new.short_name))) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER policy_mapped_change AFTER UPDATE OF search_words, area_codes, status, published_at, level, type ON public.policy FOR EACH ROW WHEN (((((((old.search_words IS DISTINCT FROM new.search_words) OR (old.area_codes IS DISTINCT FROM new.area_codes)) OR (old.status IS DISTINCT FROM new.status)) OR (old.published_at IS DISTINCT FROM new.published_at)) OR (old.level IS DISTINCT FROM new.level)) OR (old.type IS DISTINCT FROM new.type))) EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER policy_mapped_new AFTER INSERT OR DELETE ON public.policy FOR EACH ROW EXECUTE FUNCTION note_mapped_row();
CREATE TRIGGER policy_pinyin BEFORE UPDATE OF title ON public.policy FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER product_features_insert AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_new_products();
CREATE TRIGGER product_features_update AFTER UPDATE OF zones ON public.product FOR EACH ROW WHEN ((old.zones IS DISTINCT FROM new.zones)) EXECUTE FUNCTION place_product();
CREATE TRIGGER product_listed_change AFTER UPDATE OF status, org_id, category, guarantee_modes, amount_min_yuan, amount_max_yuan, rate_min, term_min_months, term_max_months, area_codes, target_groups, zones, annual_cost_min, online_apply, average_decision_days, listed_at ON public.product FOR EACH ROW WHEN (((old.status = 'LISTED'::text) OR (new.status = 'LISTED'::text))) EXECUTE FUNCTION list_product();
CREATE TRIGGER product_listed_new AFTER INSERT ON public.product FOR EACH ROW WHEN ((new.status = 'LISTED'::text)) EXECUTE FUNCTION list_product();
CREATE TRIGGER product_pinyin BEFORE UPDATE OF name ON public.product FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER product_application_borrowers_delete AFTER DELETE ON public.product_application REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_borrowers();
CREATE TRIGGER product_application_borrowers_insert AFTER INSERT ON public.product_application REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_borrowers();
CREATE TRIGGER product_application_borrowers_update AFTER UPDATE ON public.product_application REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_borrowers();
CREATE TRIGGER product_application_company BEFORE INSERT ON public.product_application FOR EACH ROW WHEN (((new.company_scale IS NULL) AND (new.company_industry IS NULL))) EXECUTE FUNCTION case_company();
CREATE TRIGGER product_application_decided_insert BEFORE INSERT ON public.product_application FOR EACH ROW WHEN ((new.decided_at IS NOT NULL)) EXECUTE FUNCTION application_decided();
CREATE TRIGGER product_application_decided_update BEFORE UPDATE OF decided_at ON public.product_application FOR EACH ROW WHEN ((new.decided_at IS DISTINCT FROM old.decided_at)) EXECUTE FUNCTION application_decided();
CREATE TRIGGER product_application_figures_delete AFTER DELETE ON public.product_application REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_product_application_figures();
CREATE TRIGGER product_application_figures_insert AFTER INSERT ON public.product_application REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_product_application_figures();
CREATE TRIGGER product_application_figures_update AFTER UPDATE ON public.product_application REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_product_application_figures();
CREATE TRIGGER product_application_industry BEFORE INSERT ON public.product_application FOR EACH ROW WHEN ((new.industry_code IS NULL)) EXECUTE FUNCTION application_industry();
CREATE TRIGGER product_application_lending BEFORE INSERT ON public.product_application FOR EACH ROW WHEN ((new.lending IS NULL)) EXECUTE FUNCTION application_lending();
CREATE TRIGGER product_application_renewals_insert AFTER INSERT ON public.product_application REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_loan_renewals();
CREATE TRIGGER product_application_renewals_update AFTER UPDATE ON public.product_application REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_loan_renewals();
CREATE TRIGGER product_application_renewed BEFORE INSERT OR UPDATE OF status, renews_id ON public.product_application FOR EACH ROW WHEN (((new.renews_id IS NOT NULL) AND (new.renewed_open_yuan IS NULL) AND (new.status = ANY (ARRAY['DISBURSED'::text, 'SETTLED'::text])))) EXECUTE FUNCTION renewed_principal();
CREATE TRIGGER product_application_zones BEFORE INSERT ON public.product_application FOR EACH ROW WHEN ((new.zones IS NULL)) EXECUTE FUNCTION application_zones();
CREATE TRIGGER project_pinyin BEFORE UPDATE OF name ON public.project FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER report_drawdown_figures_delete AFTER DELETE ON public.report_drawdown REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_report_drawdown_figures();
CREATE TRIGGER report_drawdown_figures_insert AFTER INSERT ON public.report_drawdown REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_report_drawdown_figures();
CREATE TRIGGER report_drawdown_figures_update AFTER UPDATE ON public.report_drawdown REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_report_drawdown_figures();
CREATE TRIGGER report_drawdown_report BEFORE INSERT ON public.report_drawdown FOR EACH ROW EXECUTE FUNCTION drawdown_report();
CREATE TRIGGER stock_item_pinyin BEFORE UPDATE OF name ON public.stock_item FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION forget_pinyin();
CREATE TRIGGER tax_licence_taxpayer BEFORE INSERT ON public.tax_licence FOR EACH ROW WHEN ((new.credit_code IS NULL)) EXECUTE FUNCTION tax_licence_taxpayer();
CREATE TRIGGER tax_report_figures_delete AFTER DELETE ON public.tax_report REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tax_report_figures();
CREATE TRIGGER tax_report_figures_insert AFTER INSERT ON public.tax_report REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tax_report_figures();
CREATE TRIGGER tax_report_figures_update AFTER UPDATE ON public.tax_report REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_tax_report_figures();
CREATE TRIGGER valuation_figures_delete AFTER DELETE ON public.valuation REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_valuation_figures();
CREATE TRIGGER valuation_figures_insert AFTER INSERT ON public.valuation REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_valuation_figures();
CREATE TRIGGER valuation_figures_update AFTER UPDATE ON public.valuation REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_valuation_figures();
CREATE TRIGGER webhook_off_since BEFORE UPDATE ON public.webhook FOR EACH ROW WHEN ((new.is_on = (new.off_at IS NOT NULL))) EXECUTE FUNCTION webhook_off_since();
