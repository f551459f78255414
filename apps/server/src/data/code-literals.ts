import { type RawBuilder, sql } from 'kysely'

/** Codes for `in (…)`, as literals and not as parameters: an index over some states is found only by what is written out. */
export function codeLiterals(codes: readonly string[]): RawBuilder<unknown> {
  return sql.join(codes.map((code) => sql.lit(code)))
}
