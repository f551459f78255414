import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

/** A drawn case that says something else about 首贷 than it did before. */
export interface DecidedLoan {
  readonly id: string
  readonly isFirstLoan: boolean
}

/**
 * Works out anew which drawn case of each enterprise is its first loan, and answers the cases that changed. The view
 * `first_loan` holds the rule (decision 0026). Drawings of one enterprise wait for each other here, so that the later of two
 * sees the earlier one, whichever day either bears; who loses the mark is written before who gets it.
 */
export async function decideFirstLoans(db: Db, companyIds: readonly string[]): Promise<DecidedLoan[]> {
  const ids = [...new Set(companyIds)]
  await sql`select id from enterprise where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    db,
  )
  const changed: DecidedLoan[] = []
  for (const isFirstLoan of [false, true]) {
    const { rows } = await sql<DecidedLoan>`update product_application a set is_first_loan = ${isFirstLoan}
      from first_loan f
      where f.id = a.id and f.company_id = any(${ids}::bigint[]) and f.is_first_loan = ${isFirstLoan}
        and a.is_first_loan is distinct from ${isFirstLoan}
      returning a.id, a.is_first_loan "isFirstLoan"`.execute(db)
    changed.push(...rows)
  }
  return changed
}
