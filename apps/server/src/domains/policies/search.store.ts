import { TITLE_LADDER } from '@lqr/contract/reference/enterprise-titles.ts'
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

const rungs = TITLE_LADDER.map((code) => `'${code}'`).join(', ')

/** The items in force, as their documents are, that lead to a rung of the ladder of titles, for the whole-site search: by name, office and benefit. */
export const rungsInSearch = makeRankedSearch({
  name: 'rung',
  from: `(select i.id, i.policy_id, i.name, i.benefit, i.gives, i.conditions, i.area_codes, i.valid_from, i.valid_to, i.status,
    i.is_example, i.search_text, i.search_words, name_search_text(i.name) title_text,
    name_search_words(i.name) title_words from policy_item i) e join policy p on p.id = e.policy_id`,
  listed: `e.status = 'PUBLISHED' and e.gives in (${rungs}) and coalesce(e.valid_from <= {today}::date, true)
    and coalesce(e.valid_to >= {today}::date, true) and p.status = 'PUBLISHED'
    and p.published_at <= {now}::timestamptz and coalesce(p.effective_to >= {today}::date, true)`,
  scope: SHOWN_IN_AREAS,
  hasPinyin: true,
  nameOfFew: 'e.name',
  title: 'title',
  some: 'search',
  isCurrent: 'true',
  order: 'e.id',
  columns: `e.id, e.name title, concat_ws(' ', e.benefit,
      (select string_agg(one ->> 'clause', '；') from jsonb_array_elements(e.conditions) one)) text,
    concat_ws(' ', p.issuer, p.doc_no) source, e.valid_from date, null::text validity, e.is_example "isExample"`,
})
