import { makeRankedSearch } from '../../data/ranked-search.ts'
import { SHOWN_IN_AREAS } from '../../data/ranked-search-text.ts'

/** Published articles of some kinds whose time has come, of the site's areas. */
function articles(name: string, kinds: string) {
  return makeRankedSearch({
    name,
    from: 'article e',
    listed: `e.status = 'PUBLISHED' and e.kind in (${kinds}) and e.published_at <= {now}::timestamptz`,
    scope: SHOWN_IN_AREAS,
    hasPinyin: true,
    title: 'title',
    some: 'title',
    isCurrent: 'true',
    order: 'e.published_at desc, e.id desc',
    columns: `e.id, e.title, concat_ws(' ', e.summary, e.body) text, coalesce(e.source, '') source,
      (e.published_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
  })
}

export const newsInSearch = articles('news', `'news', 'notice'`)
export const zoneArticlesInSearch = articles('zone', `'zone'`)
export const servicesInSearch = articles('service', `'service'`)
export const helpInSearch = articles('help', `'help'`)
