-- A case that its enterprise took back before the institution had taken it up tells the institution no more than that (decision 0048).
alter table product_application add column sealed_at timestamptz;
alter table lease_response add column sealed_at timestamptz;

update product_application a set sealed_at = v.at from case_event v
  where v.kind = 'application' and v.case_id = a.id and v.action in ('withdraw', 'transfer') and v.from_status = 'SUBMITTED'
    and a.status in ('WITHDRAWN', 'TRANSFERRED');
update lease_response r set sealed_at = v.at from case_event v
  where v.kind = 'lease' and v.case_id = r.id and v.action = 'withdraw' and v.from_status = 'SUBMITTED' and r.status = 'WITHDRAWN';

-- What the people of the institution had been told of them; the withdrawal of an application named number and product alone.
delete from message m using account c, product_application a
  where a.sealed_at is not null and m.link = '/applications/' || a.id and c.id = m.account_id and c.company_id is null
    and m.kind not in ('products.withdraw', 'products.transfer');
delete from message m using lease_response r
  where r.sealed_at is not null and m.link = '/workbench/leases/' || r.id and m.kind <> 'products.lease-withdraw';
update message m set body = '租赁需求（' || n.need_no || '）已由企业撤回。'
  from lease_response r join lease_need n on n.id = r.need_id
  where r.sealed_at is not null and m.link = '/workbench/leases/' || r.id and m.kind = 'products.lease-withdraw';
