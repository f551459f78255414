-- 期望用款日期: by when the enterprise needs the money; the institution sorts its work by it.
alter table product_application add column wanted_on date;
