import { type ArticleSummary, articleCategories } from '@lqr/contract/content/entities.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { formatDate, formatDateShort } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'

/** A piece of news, a notice or a service as lists show it. Made in loaders. */
export interface ArticleLine {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly category: string
  /** The zone of a zone's article; empty for everything else. */
  readonly zone: string
  readonly source: string | null
  readonly date: string
  /** 2026-11-20, for `<time>` and narrow columns. */
  readonly day: string
  readonly isExample: boolean
}

export function toArticleLine(article: ArticleSummary): ArticleLine {
  const { id, title, summary, source, publishedAt, isExample } = article
  return {
    id,
    title,
    summary,
    category: namesOf([article.category], articleCategories)[0] ?? '',
    zone: namesOf([article.zone], ZONES)[0] ?? '',
    source,
    date: formatDate(publishedAt),
    day: formatDateShort(publishedAt),
    isExample,
  }
}
