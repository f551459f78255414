-- The grant of a demand report that is not used ends, and stays a grant in every figure (decision 0215). No report has the state yet: no figure changes.
alter table demand_report add column end_reason text;
