import { listArticles, listNotices } from '@lqr/contract/content/calls.ts'
import { addressWith } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { toArticleLine } from './article-line.ts'
import { newsCopy as labels } from './news-copy.ts'

const PATH = '/newsInfo'
const PAGE_SIZE = 12

/** The news or, with `tab=notices`, the notices of an address. */
export async function loadNews(api: LoaderApi, request: Request) {
  const { searchParams } = new URL(request.url)
  const isNotices = searchParams.get('tab') === 'notices'
  const { values, kept, ignored, page } = readFilters(searchParams, {
    keyword: listArticles.body.shape.keyword,
  })
  const body = { keyword: values.keyword, currentPageNum: page, pageSize: PAGE_SIZE }
  const found = isNotices
    ? await api(listNotices, { body })
    : await api(listArticles, { body: { ...body, kind: 'news' } })
  const fixed: Record<string, string> = isNotices ? { tab: 'notices' } : {}
  return {
    tab: isNotices ? 'notices' : 'news',
    tabs: [
      { key: 'news', label: labels.title, href: addressWith(PATH, kept) },
      { key: 'notices', label: labels.notices, href: addressWith(PATH, { ...kept, tab: 'notices' }) },
    ],
    listing: {
      path: PATH,
      fixed,
      kept,
      ignored,
      active: values.keyword ? [{ key: 'keyword', label: `${labels.keyword}：${values.keyword}` }] : [],
      ...pageFacts(found),
    },
    articles: found.list.map(toArticleLine),
  }
}

/** The newest news and notices of the site, for pages that show them side by side. */
export async function loadHeadlines(api: LoaderApi, pageSize: number) {
  const [news, notices] = await Promise.all([
    api(listArticles, { body: { kind: 'news', pageSize } }),
    api(listNotices, { body: { pageSize } }),
  ])
  return { news: news.list.map(toArticleLine), notices: notices.list.map(toArticleLine) }
}
