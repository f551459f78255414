-- Outside systems: which of them an operator has switched off, how each process stands with them, and every call to them.
-- Which system answers, or the sandbox, is said by the environment of each process.
create table connector_switch (
  kind text primary key check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync')),
  is_off boolean not null,
  -- Said to whoever meets the system meanwhile.
  reason text not null,
  changed_by bigint not null references account,
  changed_at timestamptz not null
);

-- What a process last told of its way to a system; processes that have not told for a while are gone.
create table connector_instance (
  instance_id uuid not null,
  kind text not null check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync')),
  adapter text not null check (adapter in ('http', 'sandbox')),
  breaker text not null check (breaker in ('closed', 'halfOpen', 'open')),
  running int not null,
  waiting int not null,
  started_at timestamptz not null,
  reported_at timestamptz not null,
  primary key (instance_id, kind)
);

-- Nothing of what was asked or answered; kept for half a year (apps/server/src/jobs/purge-expired.store.ts).
create table connector_call (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync')),
  adapter text not null check (adapter in ('http', 'sandbox')),
  operation text not null,
  started_at timestamptz not null,
  ms int not null,
  attempts int not null,
  outcome text not null check (outcome in
    ('ok', 'refused', 'timeout', 'unreachable', 'failing', 'wrong', 'busy', 'open', 'off')),
  request_id uuid not null
);
create index connector_call_newest on connector_call (kind, started_at desc, id desc);
create index connector_call_good on connector_call (kind, started_at desc) where outcome = 'ok';
create index connector_call_lapsed on connector_call (started_at);
