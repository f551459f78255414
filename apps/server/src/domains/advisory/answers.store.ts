import { sql } from 'kysely'
import type { AdvisoryTopic } from '@lqr/contract/advisory/kinds.ts'
import { queryWords, searchTerms } from '@lqr/contract/rules/search-words.ts'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'

/** The columns of a public answer that are shown. */
export const answerColumns = [
  'advisory_answer.id',
  'advisory_answer.title',
  'advisory_answer.topic',
  'advisory_answer.question',
  'advisory_answer.answer',
  'advisory_answer.is_example as isExample',
] as const

const published = (db: Db) =>
  db.selectFrom('advisory_answer').where('advisory_answer.status', '=', 'PUBLISHED')

interface AnswerFilter extends PageRequest {
  readonly keyword?: string | undefined
  readonly topic?: AdvisoryTopic | undefined
  /** One alone. */
  readonly id?: string | undefined
}

/** One page of what is public, the newest first. */
export function findAnswers(db: Db, { keyword, topic, id, ...page }: AnswerFilter) {
  const found = matchesKeyword(keyword, 'advisory_answer')
  let query = published(db)
  if (topic) query = query.where('advisory_answer.topic', '=', topic)
  if (id) query = query.where('advisory_answer.id', '=', id)
  if (found) query = query.where(found)
  const latest = query
    .select([
      ...answerColumns,
      sql<string>`coalesce(advisory_answer.published_at, advisory_answer.created_at)`.as('publishedAt'),
    ])
    .orderBy('advisory_answer.published_at', 'desc')
    .orderBy('advisory_answer.id', 'desc')
  return pageOf(db, latest, page)
}

/** Words in common that make an answer near: fewer are chance. */
const FEWEST_SHARED = 2
const OFFERED = 3

/** The public answers that share most words with what is typed. */
export async function findSimilarAnswers(db: Db, typed: string) {
  const words = [...new Set(searchTerms(typed).flatMap(queryWords))]
  if (words.length === 0) return []
  const shared = sql<number>`(select count(*) from unnest(advisory_answer.search_words) word
    where word = any(${words}::text[]))`
  return published(db)
    .where(sql<boolean>`advisory_answer.search_words && ${words}::text[]`)
    .where(shared, '>=', Math.min(FEWEST_SHARED, words.length))
    .select(answerColumns)
    .orderBy(shared, 'desc')
    .orderBy('advisory_answer.id', 'desc')
    .limit(OFFERED)
    .execute()
}
