-- Articles of the zones: a kind of their own, and the zone each belongs to ('' for every other kind).
alter table article drop constraint article_kind_check;
alter table article add constraint article_kind_check
  check (kind in ('news', 'notice', 'service', 'help', 'activity', 'zone'));
alter table article add column zone text not null default '';
create index article_zone on article (zone, published_at desc, id desc) where status = 'PUBLISHED' and kind = 'zone';
