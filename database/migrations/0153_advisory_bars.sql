-- Accounts that operators keep from asking, why, and what came of an appeal.
create table asking_bar (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  -- The question that gave cause.
  question_id bigint not null references advisory_question,
  reason text not null,
  barred_by bigint not null references account,
  barred_at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  decision text,
  decided_by bigint references account,
  decided_at timestamptz,
  lifted_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((decision is null) = (decided_at is null)),
  check (lifted_at is null or decision is not null)
);
create unique index asking_bar_standing on asking_bar (account_id) where lifted_at is null;
