import { makeRankedSearch } from '../../data/ranked-search.ts'

/** Active institutions of the site's regions, for the whole-site search: houses before their branches. */
export const organisationsInSearch = makeRankedSearch({
  name: 'organisation',
  from: 'organisation e join region r on r.code = e.region_code',
  listed: `e.status = 'active'`,
  scope: 'e.region_code = any({areas}::text[])',
  hasPinyin: true,
  title: 'search',
  some: 'search',
  isCurrent: 'true',
  order: 'e.level, e.sort, e.id',
  columns: `e.id, e.name title, e.intro text, concat_ws(' · ', r.name, e.address) source, null::date date,
    null::text validity, e.is_example "isExample"`,
})
