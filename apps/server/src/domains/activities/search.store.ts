import { makeRankedSearch } from '../../data/ranked-search.ts'
import { SHOWN_IN_AREAS } from '../../data/ranked-search-text.ts'

/** Published activities whose time has come, of the site's areas, for the whole-site search. */
export const activitiesInSearch = makeRankedSearch({
  name: 'activity',
  from: 'activity e',
  listed: `e.status = 'PUBLISHED' and e.published_at <= {now}::timestamptz`,
  scope: SHOWN_IN_AREAS,
  hasPinyin: true,
  title: 'title',
  some: 'search',
  isCurrent: 'true',
  order: 'e.starts_at desc, e.id desc',
  columns: `e.id, e.title, concat_ws(' ', e.summary, e.body) text, e.organiser source,
    (e.starts_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
})
