-- A product that was never listed has a name and a standing; its terms lie in its draft until they are approved.
alter table product
  alter column category drop not null,
  alter column amount_min_yuan drop not null,
  alter column amount_max_yuan drop not null,
  alter column rate_min drop not null,
  alter column rate_max drop not null,
  alter column term_min_months drop not null,
  alter column term_max_months drop not null,
  alter column annual_cost_min drop not null,
  add column unlisted_by text check (unlisted_by in ('institution', 'platform')),
  add constraint product_listed_complete check (status not in ('LISTED', 'UNLISTED') or (
    category is not null and amount_min_yuan is not null and amount_max_yuan is not null and rate_min is not null
    and rate_max is not null and term_min_months is not null and term_max_months is not null
    and annual_cost_min is not null));
create index product_maintained on product (updated_at desc, id desc);

-- The terms being worked on: of a product that was never listed, or a change of one that was. Nothing public reads them.
create table product_draft (
  product_id bigint primary key references product on delete cascade,
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'RETURNED')),
  terms jsonb not null,
  return_reason text,
  submitted_at timestamptz,
  submitted_by bigint references account,
  updated_at timestamptz not null default now()
);
create index product_draft_waiting on product_draft (submitted_at, product_id) where status = 'SUBMITTED';

-- Every version that was approved, as it was; the highest number is live.
create table product_version (
  product_id bigint not null references product,
  number int not null check (number > 0),
  terms jsonb not null,
  submitted_by bigint references account,
  submitted_at timestamptz,
  approved_by bigint references account,
  approved_at timestamptz not null,
  primary key (product_id, number)
);

create table product_event (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  action text not null,
  from_status text,
  to_status text,
  actor_account_id bigint references account,
  actor_side text not null check (actor_side in ('institution', 'platform')),
  actor_name text not null,
  note text,
  at timestamptz not null default now()
);
create index product_event_product on product_event (product_id, id);

-- The live terms under the contract's names.
create function product_terms(p product) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'name', p.name, 'category', p.category, 'highlights', p.highlights, 'amountMinYuan', p.amount_min_yuan,
    'amountMaxYuan', p.amount_max_yuan, 'rateMin', p.rate_min, 'rateMax', p.rate_max, 'termMinMonths', p.term_min_months,
    'termMaxMonths', p.term_max_months, 'guaranteeModes', p.guarantee_modes, 'repaymentModes', p.repayment_modes,
    'fees', p.fees, 'areaCodes', p.area_codes, 'targetGroups', p.target_groups, 'zones', p.zones,
    'requirements', p.requirements, 'materials', p.materials, 'onlineApply', p.online_apply)
$$;

insert into product_version (product_id, number, terms, approved_at)
select p.id, 1, product_terms(p), coalesce(p.listed_at, p.created_at) from product p where p.status in ('LISTED', 'UNLISTED');
