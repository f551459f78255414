-- Answers name the first version of those that asked the same questions one after the other: an approval that changed a text, the thanks or the
-- days did not ask anything else, and its answers are counted with the ones before.
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
