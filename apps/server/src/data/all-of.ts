import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Every one of these conditions that is given; none given is no condition. */
export function allOf(conditions: readonly (Expression<SqlBool> | undefined)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(given, sql` and `)}`
}
