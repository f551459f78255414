import type { BoundCall } from '../../http/bind-call.ts'
import { abbreviationCalls } from './abbreviation-records.ts'
import { articleRecordCalls } from './article-records.ts'
import { getArticleCall } from './calls/get-article.ts'
import { getHelpCall } from './calls/get-help.ts'
import { listArticlesCall } from './calls/list-articles.ts'
import { linkCalls } from './link-records.ts'
import { brokenLinkCalls } from './link-check/index.ts'
import { listHelpCall } from './calls/list-help.ts'
import { listLinksCall } from './calls/list-links.ts'
import { listNoticesCall } from './calls/list-notices.ts'
import { pictureCalls } from './pictures.ts'
import { placementCalls } from './placement-records.ts'
import { listSearchMissesCall } from './calls/list-search-misses.ts'
import { questionnaireCalls } from './questionnaires/index.ts'
import { searchSiteCall } from './calls/search-site.ts'
import { suggestWordsCall } from './calls/suggest-words.ts'

export { findArticles } from './content.store.ts'
export { askOutside, checkLinks } from './link-check/index.ts'
export { retainMisses } from './retain-misses.ts'
export { newsInSearch } from './search.store.ts'
export { SEARCH_SOURCES } from './search-sources.ts'

export const contentCalls: readonly BoundCall[] = [
  listLinksCall,
  listArticlesCall,
  getArticleCall,
  listNoticesCall,
  listHelpCall,
  getHelpCall,
  ...articleRecordCalls,
  ...placementCalls,
  ...linkCalls,
  ...brokenLinkCalls,
  ...questionnaireCalls,
  ...abbreviationCalls,
  ...pictureCalls,
  searchSiteCall,
  listSearchMissesCall,
  suggestWordsCall,
]
