import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Rows that apply in one of these areas or in the whole province (no area of their own). Written as the second column of
 * the search indexes, so that a word and a site are looked up together.
 */
export function shownIn(areas: readonly string[]): Expression<SqlBool> {
  const shown = ['*', ...areas]
  return sql<SqlBool>`(case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end) && ${shown}::text[]`
}
