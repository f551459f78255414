import type { ServiceSection } from '@lqr/contract/services/service-kinds.ts'
import { makeRankedSearch } from '../../data/ranked-search.ts'
import { SHOWN_IN_AREAS } from '../../data/ranked-search-text.ts'
import { CULTIVATION } from './services.store.ts'

/** What the public reads of one section (services.store.ts), for the whole-site search: by name, and by what is done. */
function services(section: ServiceSection) {
  return makeRankedSearch({
    name: section,
    from: `(select s.id, s.org_id, s.category, s.name, s.intro, s.area_codes, s.qualification_to, s.status, s.published_at,
      s.is_example, s.search_text, s.search_words, name_search_text(s.name) title_text,
      name_search_words(s.name) title_words from service_entry s) e join organisation o on o.id = e.org_id`,
    listed: `e.status = 'PUBLISHED' and o.status = 'active'
      and (e.qualification_to is null or e.qualification_to >= {today}::date)
      and e.category ${section === 'cultivation' ? '=' : '<>'} '${CULTIVATION}'`,
    scope: SHOWN_IN_AREAS,
    hasPinyin: true,
    nameOfFew: 'e.name',
    title: 'title',
    some: 'search',
    isCurrent: 'true',
    order: 'e.published_at desc, e.id desc',
    columns: `e.id, e.name title, e.intro text, o.name source,
      (e.published_at at time zone 'Asia/Shanghai')::date date, null::text validity, e.is_example "isExample"`,
  })
}

export const agencyInSearch = services('agency')
export const cultivationInSearch = services('cultivation')
