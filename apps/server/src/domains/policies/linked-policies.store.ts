import type { Db } from '../../data/database.ts'

interface Portion {
  readonly after?: string
  readonly only?: string
  readonly limit: number
  readonly now: Date
}

/** Published policies with what of them may hold links, in the order of their ids: those after one, or one alone. */
export function policiesWithLinks(db: Db, { after = '0', only, limit, now }: Portion) {
  const query = db
    .selectFrom('policy')
    .where('status', '=', 'PUBLISHED')
    .where('published_at', '<=', now.toISOString())
    .where('id', '>', after)
    .select(['id', 'title', 'area_codes as areaCodes', 'body', 'guide', 'source_url as sourceUrl'])
    .orderBy('id')
    .limit(limit)
  return (only ? query.where('id', '=', only) : query).execute()
}
