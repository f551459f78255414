-- What is known of a company by topic (docs/product-rules.md, Credit information). An item that its source changed or took back is
-- superseded, never overwritten: what an institution saw can be shown again.
create table credit_item (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise,
  topic text not null,
  source text not null,
  -- The source's own name of the item: the same one is read again under it.
  source_key text not null,
  -- The day that the source says the item is of; unknown where it says none.
  data_date date,
  content jsonb not null,
  -- Order 36: class, day of the finding, and the day from which it is shown nowhere any more.
  item_class text check (item_class in ('slight', 'general', 'serious')),
  published_on date,
  published_until date,
  is_demonstration boolean not null default false,
  fetched_at timestamptz not null default now(),
  superseded_at timestamptz,
  -- When those who had seen it were told that its publication ended.
  ended_at timestamptz,
  constraint credit_item_published check
    ((item_class is null) = (published_on is null) and (item_class is null) = (published_until is null))
);
create unique index credit_item_standing on credit_item (company_id, topic, source, source_key)
  where superseded_at is null;
create index credit_item_newest on credit_item (company_id, topic, data_date desc nulls last, id desc)
  where superseded_at is null;
create index credit_item_ending on credit_item (id) where published_until is not null and ended_at is null;

-- One row per company and topic: what the wide scan answered, and when the details were read last.
create table credit_topic_state (
  company_id bigint not null references enterprise,
  topic text not null,
  count int not null check (count >= 0),
  newest_on date,
  scanned_at timestamptz not null,
  -- When count or newest day last changed: what is new since somebody's visit.
  changed_at timestamptz not null,
  -- Undefined until the details have been read.
  fetched_at timestamptz,
  source text not null,
  is_demonstration boolean not null,
  -- The source's number of its answer, and what it charged for it.
  order_no text,
  price_cents int not null default 0 check (price_cents >= 0),
  primary key (company_id, topic)
);

-- Grows with every change of a company's items: what was computed from an older version is computed anew.
create table credit_data_version (
  company_id bigint primary key references enterprise,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);

-- Where two sources say different things of a company. Institutions are shown it only after the company had time to mend it.
create table credit_contradiction (
  id bigint generated always as identity primary key,
  company_id bigint not null references enterprise,
  field text not null,
  certified_value text not null,
  registry_value text not null,
  found_at timestamptz not null,
  open_from timestamptz not null,
  mended_at timestamptz
);
create unique index credit_contradiction_standing on credit_contradiction (company_id, field)
  where mended_at is null;

-- When a person last looked through the company's file.
create table credit_visit (
  account_id bigint primary key references account,
  company_id bigint not null references enterprise,
  at timestamptz not null
);
create index credit_visit_company on credit_visit (company_id);
