-- A need that found nobody and an institution that steps back say what decided, as other refusals do (decision 0054).
alter table financing_need
  add column deciding_condition text,
  add column figure_asked numeric(15, 2),
  add column figure_found numeric(15, 2),
  add column retry_from date;
alter table need_response
  add column deciding_condition text,
  add column figure_asked numeric(15, 2),
  add column figure_found numeric(15, 2),
  add column retry_from date;
