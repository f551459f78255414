import { sql } from 'kysely'

/**
 * What has become of a case `s` of a letter `l`, as `k`: `open` while it waits for the institution as it did then, `handled` once the
 * institution has moved it on since, `gone` where it left by the enterprise, the authority or the platform alone; `left_to` is where that brought it.
 */
export const STANDING = sql`lateral (select moved.left_to, case when waits.status = s.status then 'open'
      when moved.by_institution then 'handled' when waits.status is not null then 'open' else 'gone' end standing
    from (select bool_or(e.actor_side = 'institution') by_institution, (array_agg(e.to_status order by e.id))[1] left_to
      from case_event e where e.kind = s.kind and e.case_id = s.case_id and e.at >= l.created_at and e.from_status <> e.to_status) moved
    left join case_task waits on waits.kind = s.kind and waits.case_id = s.case_id and waits.waits_for = 'institution'
      and waits.org_id = l.org_id)`
