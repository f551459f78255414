-- What was looked for in vain: the words, the site and how often a day, and nothing about who asked. Kept for 90 days.
create table search_miss (
  day date not null,
  site_code char(6) not null,
  words text not null check (char_length(words) between 1 and 50),
  -- Whether something with a part of the words was shown.
  has_partial boolean not null,
  times int not null default 1 check (times > 0),
  primary key (day, site_code, words)
);
