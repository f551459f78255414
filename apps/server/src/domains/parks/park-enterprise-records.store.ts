import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { parkEnterpriseForm } from '@lqr/contract/parks/entities.ts'
import { normalizeCreditCode } from '@lqr/contract/rules/credit-code.ts'
import type { ParkEnterprise } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { industryNames } from '../../publishing/industry-names.ts'
import { recordColumns } from '../../publishing/publication.store.ts'

/** The columns of a presented enterprise with the words it is found by: its name, products and industry. */
export function enterpriseColumns(form: z.output<typeof parkEnterpriseForm>) {
  const { name, creditCode, industry, scale, foundYear, employees, products, ...described } = form
  const { honours, intro, consentedOn, ...rest } = described
  allTaken(rest)
  return {
    name,
    credit_code: creditCode ? normalizeCreditCode(creditCode) : null,
    industry,
    scale,
    found_year: foundYear,
    employees,
    products,
    honours,
    intro,
    consented_on: consentedOn,
    ...searchColumns(name, ...products, ...industryNames([industry])),
  } satisfies Omit<Insertable<ParkEnterprise>, 'park_id'>
}

/** Enterprises of parks in every state. */
export function enterpriseRecords(db: Db) {
  return db
    .selectFrom('park_enterprise')
    .select([
      'id',
      'park_id as parkId',
      'name',
      'credit_code as creditCode',
      'industry',
      'scale',
      'found_year as foundYear',
      'employees',
      'products',
      'honours',
      'intro',
      'consented_on as consentedOn',
      'is_example as isExample',
      ...recordColumns('park_enterprise'),
    ])
}

/** Whether an enterprise is presented in a park, in whatever state. */
export async function hasEnterprises(db: Db, parkId: string): Promise<boolean> {
  const found = await db
    .selectFrom('park_enterprise')
    .select('id')
    .where('park_id', '=', parkId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
