-- The published record of an institution comes from the index alone again: since decisions beyond the published terms count in it, each
-- page of a product or an institution read every application of the province.
drop index product_application_record;
create index product_application_record on product_application (org_id, created_at)
  include (accepted_at, accept_due_at, decided_at, credit_amount_yuan, reject_code, credit_deviations) where status <> 'DRAFT';
