-- What the national platform is told every day: how it names each figure, and the file of a day as it was made.
create table duty_field (
  indicator text primary key check (indicator in ('certifiedEnterprises', 'applications', 'appliedAmountYuan', 'credits', 'creditedAmountYuan',
    'drawdowns', 'disbursedAmountYuan', 'creditOnlyAmountYuan', 'firstLoans')),
  name text not null unique,
  changed_by bigint not null references account,
  changed_at timestamptz not null
);

create table duty_file (
  day date primary key,
  content text not null,
  sha256 text not null,
  made_by bigint not null references account,
  made_at timestamptz not null
);
