import type { Insertable } from 'kysely'
import type { PlacementForm } from '@lqr/contract/content/placement-calls.ts'
import type { ArticleForm } from '@lqr/contract/content/article-form.ts'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Article as ArticleTable, Link, Placement } from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { placementColumns } from './placements.store.ts'

export interface ArticleMaker {
  kind?: CodeOf<'article.kind'>
  category?: CodeOf<'article.category'>
  zone?: CodeOf<'article.zone'>
  title?: string
  summary?: string
  body?: string
  source?: string | null
  sourceUrl?: string | null
  facts?: readonly { label: string; value: string }[]
  actionPath?: string | null
  outsideUrl?: string | null
  outsideName?: string | null
  areaCodes?: readonly string[]
  status?: 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'OFFLINE'
  publishedAt?: string
  isExample?: boolean
}

let made = 0

/** What an editor types: a piece of news for the whole province unless told otherwise. */
export function articleForm(form: Partial<ArticleForm> = {}): ArticleForm {
  made += 1
  return {
    kind: 'news',
    title: `示例内容${made}`,
    summary: '一句话说明这条内容。',
    category: null,
    zone: null,
    areaCodes: [],
    body: '第一段。',
    source: null,
    sourceUrl: null,
    facts: [],
    actionPath: null,
    outsideUrl: null,
    outsideName: null,
    publishAt: null,
    ...form,
  }
}

/** What stands at the first page's recommendations unless told otherwise. */
export function placementForm(form: Partial<PlacementForm> = {}): PlacementForm {
  made += 1
  return {
    title: `示例推荐${made}`,
    place: 'INDEX-recommend',
    summary: null,
    href: '/loan',
    pictureId: null,
    pictureAlt: null,
    areaCodes: [],
    sort: 10,
    shownFrom: null,
    shownTo: null,
    ...form,
  }
}

/** The row of a published placement that was made up to show the product. */
export function placementRow(form: Partial<PlacementForm>, publishedAt: string): Insertable<Placement> {
  return {
    ...placementColumns(placementForm(form)),
    status: 'PUBLISHED',
    published_at: publishedAt,
    is_example: true,
  }
}

/** The row of an article with the words it is found by; a published piece of news unless told otherwise. */
export function articleRow(maker: ArticleMaker = {}): Insertable<ArticleTable> {
  made += 1
  const title = maker.title ?? `示例资讯${made}`
  const summary = maker.summary ?? '一句话说明这条内容。'
  const body = maker.body ?? '第一段。\n\n第二段。'
  return {
    kind: maker.kind ?? 'news',
    category: maker.category ?? '',
    zone: maker.zone ?? '',
    title,
    summary,
    body,
    source: maker.source ?? null,
    source_url: maker.sourceUrl ?? null,
    facts: JSON.stringify(maker.facts ?? []),
    action_path: maker.actionPath ?? null,
    outside_url: maker.outsideUrl ?? null,
    outside_name: maker.outsideName ?? null,
    area_codes: [...(maker.areaCodes ?? [])],
    status: maker.status ?? 'PUBLISHED',
    published_at: maker.publishedAt ?? new Date(Date.now() - 60_000).toISOString(),
    is_example: maker.isExample ?? true,
    ...searchColumns(title, summary, body),
  }
}

export async function makeArticle(db: Db, maker: ArticleMaker = {}): Promise<string> {
  const { id } = await db
    .insertInto('article')
    .values(articleRow(maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeLink(db: Db, link: Partial<Insertable<Link>> = {}): Promise<string> {
  made += 1
  const { id } = await db
    .insertInto('link')
    .values({ name: `链接${made}`, url: 'https://www.gov.cn', link_group: 'friendly', ...link })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
