import type { Db } from './database.ts'
import type { KnownAbbreviation } from './expand-keyword.rules.ts'

/** The abbreviations that searches are widened by; of two with the same short form the one published last counts. */
export function findAbbreviations(db: Db): Promise<KnownAbbreviation[]> {
  return db
    .selectFrom('abbreviation')
    .select(['short_form as shortForm', 'full_name as fullName', 'short_pinyin as shortPinyin'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
