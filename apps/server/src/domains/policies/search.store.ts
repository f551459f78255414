import { makeRankedSearch } from '../../data/ranked-search.ts'
import { SHOWN_IN_AREAS } from '../../data/ranked-search-text.ts'

/** Published policies, for the whole-site search: expired ones are marked and stand after those in force. */
export const policiesInSearch = makeRankedSearch({
  name: 'policy',
  from: 'policy e',
  listed: `e.status = 'PUBLISHED' and e.published_at <= {now}::timestamptz`,
  scope: SHOWN_IN_AREAS,
  hasPinyin: true,
  title: 'title',
  some: 'title',
  isCurrent: 'coalesce(e.effective_to >= {today}::date, true)',
  order: 'e.published_at desc, e.id desc',
  columns: `e.id, e.title, concat_ws(' ', nullif(e.doc_no, ''), array_to_string(e.key_points, '；'), e.body) text,
    e.issuer source, e.issued_at date, case when e.effective_to < {today}::date then 'expired'
      when e.effective_from > {today}::date then 'upcoming' else 'current' end validity, e.is_example "isExample"`,
})
