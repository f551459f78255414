import { getArticle, listArticles } from '@lqr/contract/content/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { data } from 'react-router'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toArticleLine } from './article-line.ts'

const LATEST = 6

/** A piece of news or a notice; services and help have pages of their own, so they are not found here. */
export async function loadArticle(api: LoaderApi, request: Request) {
  const article = await api(getArticle, { params: { id: requireId(request) } })
  const { kind, body, publishedAt } = article
  if (kind !== 'news' && kind !== 'notice') throw data(null, { status: 404 })
  const latest = await api(listArticles, { body: { kind, pageSize: LATEST + 1 } })
  const line = toArticleLine(article)
  return {
    line,
    isNotice: kind === 'notice',
    publishedAt: formatDateTime(publishedAt),
    body,
    sourceUrl: article.sourceUrl,
    latest: latest.list
      .filter(({ id }) => id !== article.id)
      .slice(0, LATEST)
      .map(toArticleLine),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: article.title,
      description: article.summary,
      datePublished: publishedAt,
      inLanguage: 'zh-CN',
      ...(article.source ? { author: { '@type': 'Organization', name: article.source } } : {}),
    },
  }
}
