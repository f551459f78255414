-- Every hour those interests are looked for in which times for a talk were proposed of which the last is over.
create index equity_interest_proposed on equity_interest (id) where status = 'CONSENTED' and meet_options is not null;
