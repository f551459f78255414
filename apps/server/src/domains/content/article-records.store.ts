import { type Insertable, sql } from 'kysely'
import type { ArticleForm } from '@lqr/contract/content/article-form.ts'
import { PUBLISHED_ONCE_STATES } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { plainWords } from '@lqr/contract/content/clean-text.ts'
import type { Article } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { inEditedRegion } from '../../publishing/edited-areas.store.ts'

const BETWEEN = '：'
/** The states of what the public has read. */
const ONCE = [...PUBLISHED_ONCE_STATES]

/** A line `事项：内容` as it is kept. */
function factOf(line: string) {
  const [label = '', ...rest] = line.split(BETWEEN)
  return { label, value: rest.join(BETWEEN) }
}

/** The columns of an article with the words it is found by. */
export function articleColumns(form: ArticleForm) {
  const { kind, title, summary, category, zone, areaCodes, body, source, sourceUrl, ...more } = form
  const { facts, actionPath, outsideUrl, outsideName, publishAt, ...rest } = more
  allTaken(rest)
  return {
    kind,
    title,
    summary,
    category: category ?? '',
    zone: zone ?? '',
    area_codes: areaCodes,
    body,
    source,
    source_url: sourceUrl,
    facts: JSON.stringify(facts.map(factOf)),
    action_path: actionPath,
    outside_url: outsideUrl,
    outside_name: outsideName,
    publish_at: publishAt,
    ...searchColumns(title, summary, plainWords(body)),
  } satisfies Insertable<Article>
}

const shownColumns = [
  'article.id',
  'article.kind',
  'article.title',
  'article.summary',
  sql<ArticleForm['category']>`nullif(article.category, '')`.as('category'),
  sql<ArticleForm['zone']>`nullif(article.zone, '')`.as('zone'),
  'article.area_codes as areaCodes',
  'article.body',
  'article.source',
  'article.source_url as sourceUrl',
  sql<string[]>`array(select fact ->> 'label' || '：' || (fact ->> 'value')
    from jsonb_array_elements(article.facts) with ordinality as told (fact, place) order by place)`.as(
    'facts',
  ),
  'article.action_path as actionPath',
  'article.outside_url as outsideUrl',
  'article.outside_name as outsideName',
  'article.is_example as isExample',
] as const

/** Articles in every state that the viewer edits: all, or those of an area whose change stays in it. */
export function articleRecords(db: Db, { actor, now }: Viewer) {
  const query = db.selectFrom('article').select([
    ...shownColumns,
    ...recordColumns('article'),
    sql<
      string | null
    >`case when article.publish_at > ${now.toISOString()} or article.status <> all(${ONCE}::text[])
      then article.publish_at end`.as('publishAt'),
    sql<string | null>`case when article.status = any(${ONCE}::text[]) then article.published_at end`.as(
      'publishedAt',
    ),
  ])
  const own = inEditedRegion(actor, 'article')
  return own ? query.where(own) : query
}
