-- Who may ask for money is wider than a company (next to it 个体工商户, 农民专业合作社, 家庭农场); a product may name which kinds it serves.
alter table enterprise add column applicant_kind text not null default 'ENTERPRISE'
  check (applicant_kind in ('ENTERPRISE', 'SELF_EMPLOYED', 'COOPERATIVE', 'FAMILY_FARM'));

-- Empty serves everybody.
alter table product add column applicant_kinds text[] not null default '{}'
  check (applicant_kinds <@ array['ENTERPRISE', 'SELF_EMPLOYED', 'COOPERATIVE', 'FAMILY_FARM']);

-- Terms that were approved before have no such key, and a product that serves everybody keeps none.
create or replace function product_terms(p product) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'name', p.name, 'category', p.category, 'highlights', p.highlights, 'amountMinYuan', p.amount_min_yuan,
    'amountMaxYuan', p.amount_max_yuan, 'rateMin', p.rate_min, 'rateMax', p.rate_max, 'termMinMonths', p.term_min_months,
    'termMaxMonths', p.term_max_months, 'guaranteeModes', p.guarantee_modes, 'repaymentModes', p.repayment_modes,
    'fees', p.fees, 'areaCodes', p.area_codes, 'targetGroups', p.target_groups, 'zones', p.zones,
    'requirements', p.requirements, 'materials', p.materials, 'onlineApply', p.online_apply)
    || case when p.applicant_kinds = '{}' then '{}'::jsonb else jsonb_build_object('applicantKinds', p.applicant_kinds) end
$$;
