import { makeRankedSearch } from '../../data/ranked-search.ts'

/** Published items of the regional exchange, which serves the whole province, for the whole-site search. */
export const stockItemsInSearch = makeRankedSearch({
  name: 'stock-item',
  from: 'stock_item e',
  listed: `e.status = 'PUBLISHED'`,
  scope: 'true',
  hasPinyin: true,
  title: 'title',
  some: 'search',
  isCurrent: 'true',
  order: 'e.id desc',
  columns: `e.id, e.name title, e.intro text, e.exchange source, null::date date, null::text validity,
    e.is_example "isExample"`,
})
