-- Public keys by which credentials of authorisations were signed: they stay published when the platform's key has changed.
create table credit_signing_key (
  key_id text primary key,
  suite text not null,
  public_key text not null,
  first_used_at timestamptz not null default now()
);
