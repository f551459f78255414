-- For which last day for declaring an enterprise was reminded: an item that is declared anew each year reminds anew each year.
alter table policy_match add column reminded_for date;
update policy_match m set reminded_for = i.declare_to
  from policy_item i
  where i.id = m.item_id
    and (m.reminded_at at time zone 'Asia/Shanghai')::date between i.declare_to - 7 and i.declare_to;
