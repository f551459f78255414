create table project (
  id bigint generated always as identity primary key,
  name text not null,
  project_type text not null,
  owner text not null,
  area_code char(6) not null references region,
  industry_code text not null,
  investment_yuan numeric(15, 0) not null,
  financing_yuan numeric(15, 0) not null,
  start_year int not null,
  end_year int not null,
  stage text not null,
  summary text not null default '',
  is_example boolean not null default true
);
create index project_type on project (project_type, id desc);
