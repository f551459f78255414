-- What an institution indicates on a need for equity, and how that ended (decision 0060): no product and no rate.
alter table need_response
  add column demand_type text,
  add column offer_share_percent numeric(5, 2),
  add column offer_stage text,
  add column invested_yuan numeric(15, 0),
  add column invested_share_percent numeric(5, 2),
  add column invested_on date;
update need_response r set demand_type = n.demand_type from financing_need n where n.id = r.need_id;
alter table need_response alter column demand_type set not null;

drop index need_response_holding;
create unique index need_response_holding on need_response (need_id, org_id)
  where status in ('GRABBED', 'DISPATCHED', 'CONTACTED', 'OFFERED', 'CREDITED', 'DISBURSED', 'INVESTED');
