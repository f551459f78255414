-- How an institution came to a need, and when the rules of dispatch last looked at one.
alter table need_response add column came_by text not null;
alter table financing_need add column routed_at timestamptz;
-- The open needs that no institution has been chosen for, as an institution's pool lists them.
create index financing_need_pool on financing_need (demand_type, published_at desc, id desc)
  where status in ('PUBLISHED', 'CONTACTED') and org_id is null;
create index need_response_received on need_response (received_org_id) where received_org_id is not null;
