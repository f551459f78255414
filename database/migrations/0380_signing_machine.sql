-- The machine that signs documents is an outside system like the others.
alter table connector_switch drop constraint connector_switch_kind_check,
  add constraint connector_switch_kind_check check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync', 'signing'));
alter table connector_instance drop constraint connector_instance_kind_check,
  add constraint connector_instance_kind_check check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync', 'signing'));
alter table connector_call drop constraint connector_call_kind_check,
  add constraint connector_call_kind_check check (kind in
    ('sms', 'unifiedIdentity', 'registry', 'tax', 'bankLzb', 'bankPdb', 'valuation', 'companySync', 'signing'));
