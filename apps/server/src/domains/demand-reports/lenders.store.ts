import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'

const LENDERS = ['policyBank', 'stateBank', 'jointStockBank', 'cityBank', 'ruralBank', 'microLoan'] as const

/** Throws at the field unless the institution is active and lends. */
export async function requireLender(db: Db, orgId: string): Promise<void> {
  const lender = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', orgId)
    .where('status', '=', 'active')
    .where('org_category', 'in', LENDERS)
    .executeTakeFirst()
  if (!lender) throw new CallError(errors.orgNotSuited, { fields: { orgId: errors.orgNotSuited.msg } })
}

/** The institutions that lend in one of these areas, the highest house first. */
export async function listLenders(db: Db, areas: readonly string[] | undefined) {
  return db
    .selectFrom('organisation')
    .innerJoin('region', 'region.code', 'organisation.region_code')
    .select(['organisation.id', 'organisation.name', 'region.name as areaName'])
    .where('organisation.status', '=', 'active')
    .where('organisation.org_category', 'in', LENDERS)
    .$if(areas !== undefined, (query) => query.where('organisation.region_code', 'in', areas ?? []))
    .orderBy('organisation.level')
    .orderBy('organisation.sort')
    .orderBy('organisation.id')
    .limit(300)
    .execute()
}
