-- A refusal names the condition and the figures that decided, and the day from which trying again makes sense (decision 0054).
alter table product_application
  add column deciding_condition text,
  add column figure_asked numeric(15, 2),
  add column figure_found numeric(15, 2),
  add column retry_from date;
alter table lease_response
  add column deciding_condition text,
  add column figure_asked numeric(15, 2),
  add column figure_found numeric(15, 2),
  add column retry_from date;
