-- What somebody typed into a long form and has not submitted: sealed, one a form and subject, gone with the submit.
create table form_draft (
  account_id bigint not null references account,
  form text not null,
  subject text not null,
  content_cipher text not null,
  saved_at timestamptz not null,
  primary key (account_id, form, subject)
);
create index form_draft_saved on form_draft (saved_at);
