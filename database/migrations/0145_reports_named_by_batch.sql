-- A demand report under way is called by its batch: under whose name it stands is another column of every list.
update case_task t set title = b.name
  from demand_report r join filling_batch b on b.id = r.batch_id
  where t.kind = 'demandReport' and t.case_id = r.id;
