import { type RawBuilder, sql } from 'kysely'

/** Whose rows are seen; `platform` is the platform's own work on all of them. An institution works on what lies at its branches too. */
export type Party = { readonly companyId: string } | { readonly orgIds: readonly string[] } | 'platform'

/** The rows of the table `alias` that belong to the party; none for nobody. */
export function rowsOf(party: Party | undefined, alias: string): RawBuilder<unknown> {
  if (party === undefined) return sql`false`
  if (party === 'platform') return sql`true`
  return 'companyId' in party
    ? sql`${sql.ref(`${alias}.company_id`)} = ${party.companyId}`
    : sql`${sql.ref(`${alias}.org_id`)} = any(${[...party.orgIds]}::bigint[])`
}
