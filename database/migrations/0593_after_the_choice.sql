-- Once an enterprise has chosen an institution, its need and that response wait for it no longer: the application goes on, and of equity
-- the institution says how it ended. Tasks of choices made before this are brought to the same.
update case_task t set waits_for = case when r.demand_type = 'equity' then 'institution' end
from need_response r
where t.kind = 'response' and t.case_id = r.id and t.status = 'OFFERED' and r.chosen_at is not null;

update case_task t set waits_for = null
from financing_need n
where t.kind = 'need' and t.case_id = n.id and n.org_id is not null and t.waits_for is not null;

-- With a response end its interviews that nobody has answered, or that are still to be held.
update response_interview i set status = 'CANCELLED', version = i.version + 1
from need_response r
where r.id = i.response_id and r.status in ('DISBURSED', 'INVESTED', 'DECLINED', 'LAPSED', 'LOST')
  and (i.status = 'PROPOSED' or (i.status = 'CONFIRMED' and i.starts_at > now()));
