import { makeRankedSearch } from '../../data/ranked-search.ts'

/** Published projects of the site's areas, for the whole-site search. */
export const projectsInSearch = makeRankedSearch({
  name: 'project',
  from: 'project e',
  listed: `e.status = 'PUBLISHED' and e.published_at <= {now}::timestamptz`,
  scope: 'e.area_code = any({areas}::char(6)[])',
  hasPinyin: true,
  title: 'title',
  some: 'search',
  isCurrent: 'true',
  order: 'e.published_at desc, e.id desc',
  columns: `e.id, e.name title, e.summary text, e.owner source,
    (e.published_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
})
