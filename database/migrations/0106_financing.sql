-- What an enterprise needs, the institutions that respond to it, the slots they hold and the line of those who wait for one.
create sequence financing_need_no;
create sequence need_response_no;

create table financing_need (
  id bigint generated always as identity primary key,
  demand_no text not null unique,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  -- The institution that the enterprise has chosen.
  org_id bigint references organisation,
  received_org_id bigint references organisation,
  -- What is missing in a draft is null; a published need is complete.
  title text,
  demand_type text,
  amount_yuan numeric(15, 0) check (amount_yuan > 0),
  term_months int,
  want_rate numeric(5, 2),
  guarantee_mode text,
  purpose text,
  description text,
  industry_code text,
  area_code char(6) references region,
  valid_to date,
  contact_name text,
  contact_phone_cipher text,
  slots int check (slots between 1 and 5),
  -- Slots that institutions hold now, kept with every change of need_slot.
  holders int not null default 0 check (holders between 0 and 5),
  shows_company boolean not null default false,
  consent_version text,
  consent_hash text,
  status text not null,
  match_due_at timestamptz,
  published_at timestamptz,
  reject_code text,
  reject_reason text,
  next_steps text,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'PUBLISHED' then match_due_at end) stored,
  title_text text not null generated always as (name_search_text(coalesce(title, ''))) stored,
  title_words text[] not null generated always as (name_search_words(coalesce(title, ''))) stored,
  search_text text not null generated always as
    (name_search_text(coalesce(title, '') || ' ' || coalesce(purpose, '') || ' ' || coalesce(description, ''))) stored,
  search_words text[] not null generated always as
    (name_search_words(coalesce(title, '') || ' ' || coalesce(purpose, '') || ' ' || coalesce(description, ''))) stored,
  check (status = 'DRAFT' or (title is not null and demand_type is not null and amount_yuan is not null and term_months is not null
    and guarantee_mode is not null and purpose is not null and industry_code is not null and area_code is not null
    and valid_to is not null and contact_name is not null and contact_phone_cipher is not null and slots is not null
    and consent_hash is not null and published_at is not null))
);
create index financing_need_company on financing_need (company_id, id desc);
create index financing_need_org on financing_need (org_id, id desc) where org_id is not null;
create index financing_need_area on financing_need (area_code, id desc);
create index financing_need_due on financing_need (due_at, id) where due_at is not null;
-- The public list in each of its orders, with what it is filtered by: a page is found in the index alone.
create index financing_need_listed on financing_need (published_at desc, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months) where status in ('PUBLISHED', 'CONTACTED');
create index financing_need_listed_amount on financing_need (amount_yuan desc, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, term_months) where status in ('PUBLISHED', 'CONTACTED');
create index financing_need_listed_ending on financing_need (valid_to, id desc)
  include (area_code, demand_type, guarantee_mode, industry_code, amount_yuan, term_months) where status in ('PUBLISHED', 'CONTACTED');
create index financing_need_listed_area on financing_need (area_code, published_at desc, id desc)
  include (demand_type, guarantee_mode, industry_code, amount_yuan, term_months) where status in ('PUBLISHED', 'CONTACTED');
create index financing_need_search on financing_need using gin (search_words);
create index financing_need_valid on financing_need (valid_to) where status in ('PUBLISHED', 'OFFLINE');

create table need_response (
  id bigint generated always as identity primary key,
  response_no text not null unique,
  need_id bigint not null references financing_need,
  company_id bigint not null references enterprise,
  applicant_account_id bigint not null references account,
  org_id bigint not null references organisation,
  received_org_id bigint references organisation,
  authorisation_id bigint references credit_authorisation,
  status text not null,
  contact_due_at timestamptz,
  offer_due_at timestamptz,
  contacted_at timestamptz,
  contact_way text,
  offer_product_id bigint references product,
  offer_amount_yuan numeric(15, 0),
  offer_rate numeric(5, 2),
  -- Interest and every fee, percent a year.
  offer_annual_cost numeric(5, 2),
  offer_term_months int,
  offer_guarantee_mode text,
  offer_conditions text,
  offer_valid_to date,
  offered_at timestamptz,
  chosen_at timestamptz,
  application_id bigint references product_application,
  decline_code text,
  decline_reason text,
  next_steps text,
  reminded_at timestamptz,
  sealed_at timestamptz,
  officer_account_id bigint references account,
  officer_name text,
  officer_phone_cipher text,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  due_at timestamptz generated always as (case status when 'GRABBED' then contact_due_at when 'DISPATCHED' then contact_due_at
    when 'CONTACTED' then offer_due_at end) stored
);
create index need_response_need on need_response (need_id, id);
create index need_response_org on need_response (org_id, id desc);
create index need_response_company on need_response (company_id, id desc);
create index need_response_due on need_response (due_at, id) where due_at is not null;
create unique index need_response_application on need_response (application_id) where application_id is not null;
-- An institution holds one slot of a need, and the enterprise chooses one of them.
create unique index need_response_holding on need_response (need_id, org_id) where status in ('GRABBED', 'DISPATCHED', 'CONTACTED', 'OFFERED', 'CREDITED', 'DISBURSED');
create unique index need_response_chosen on need_response (need_id) where chosen_at is not null and status in ('OFFERED', 'CREDITED', 'DISBURSED');

-- One row for each institution that may respond at a time: whoever takes the row has the slot.
create table need_slot (
  need_id bigint not null references financing_need,
  slot int not null check (slot between 1 and 5),
  state text not null default 'OPEN' check (state in ('OPEN', 'HELD', 'KEPT')),
  response_id bigint references need_response,
  primary key (need_id, slot),
  check ((state = 'OPEN') = (response_id is null))
);
create unique index need_slot_response on need_slot (response_id) where response_id is not null;

-- Those who came when every slot was taken, first come first served.
create table need_queue (
  id bigint generated always as identity primary key,
  need_id bigint not null references financing_need,
  org_id bigint not null references organisation,
  account_id bigint not null references account,
  at timestamptz not null default now(),
  unique (need_id, org_id)
);
create index need_queue_org on need_queue (org_id);
