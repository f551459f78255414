import { LISTED_NEED_STATES } from '@lqr/contract/financing/need-case.ts'
import { makeRankedSearch } from '../../data/ranked-search.ts'

const listed = LISTED_NEED_STATES.map((state) => `'${state}'`).join(', ')

/** The needs that everybody sees on that day, for the whole-site search; by whom they are is not looked for. */
export const needsInSearch = makeRankedSearch({
  name: 'need',
  from: 'financing_need e',
  listed: `e.status in (${listed}) and e.org_id is null and e.valid_to >= {today}::date`,
  scope: 'e.area_code = any({areas}::char(6)[])',
  hasPinyin: true,
  title: 'title',
  some: 'search',
  isCurrent: 'true',
  order: 'e.published_at desc, e.id desc',
  columns: `e.id, e.title, (select r.name from region r where r.code = e.area_code) source, concat_ws(' ', e.purpose, e.description) text,
    (e.published_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
})
