import { getArticle, listArticles } from '@lqr/contract/content/calls.ts'
import type { ArticleDetail } from '@lqr/contract/content/entities.ts'
import { ZONES, type ZoneCode } from '@lqr/contract/reference/zones.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { data } from 'react-router'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toArticleLine } from './article-line.ts'

const RELATED = 5

/** An article of a zone with what belongs to it; news, notices, services and help are not found here. */
export async function loadZoneArticle(api: LoaderApi, request: Request) {
  const article = await api(getArticle, { params: { id: requireId(request) } })
  if (article.kind !== 'zone') throw data(null, { status: 404 })
  const zone = ZONES.find(({ code }) => code === article.zone)
  const related = await api(listArticles, {
    body: { kind: 'zone', pageSize: RELATED + 1, ...(zone ? { zone: zone.code } : {}) },
  })
  return {
    line: toArticleLine(article),
    zone: zone ? { code: zone.code as ZoneCode, name: zone.name } : undefined,
    publishedAt: formatDateTime(article.publishedAt),
    body: article.body,
    sourceUrl: article.sourceUrl,
    newer: article.newer,
    older: article.older,
    related: related.list
      .filter(({ id }) => id !== article.id)
      .slice(0, RELATED)
      .map(toArticleLine),
    structuredData: structuredArticle(article, zone?.name),
  }
}

export type ZoneArticle = Awaited<ReturnType<typeof loadZoneArticle>>

/** The article for search engines (schema.org Article). */
function structuredArticle(article: ArticleDetail, section: string | undefined): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt,
    inLanguage: 'zh-CN',
    ...(section ? { articleSection: section } : {}),
    ...(article.source ? { author: { '@type': 'Organization', name: article.source } } : {}),
    ...(article.sourceUrl ? { isBasedOn: article.sourceUrl } : {}),
  }
}
