-- What the release before wrote beside 0587 and 0595 after they had filled: its deliveries have no end, so they would wait for ever; they get their
-- fifteen days from now on, as those before them did.
with filled as (
  update service_enquiry set confirm_due_at = now() + interval '15 days', reminded_at = null
  where status = 'DELIVERED' and confirm_due_at is null returning id, due_at)
update case_task t set due_at = f.due_at from filled f where t.kind = 'serviceEnquiry' and t.case_id = f.id;
-- Its answers name the newest version also where that asked what the one before it had asked.
with asked as (
    select record_id, number,
      form -> 'questions' is distinct from lag(form -> 'questions') over (partition by record_id order by number) is_new
    from publication_version where kind = 'questionnaire'),
  firsts as (
    select record_id, number, max(number) filter (where is_new) over (partition by record_id order by number) first
    from asked)
update questionnaire_answer a set number = f.first
  from firsts f
  where f.record_id = a.questionnaire_id and f.number = a.number and f.first <> a.number;
