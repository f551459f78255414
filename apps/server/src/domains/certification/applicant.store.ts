import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface Applicant {
  corporateName: string
  areaCode: string | null
  annualRevenueYuan: number | null
}

/** What a case takes over from the enterprise's record. */
export async function findApplicant(db: Db, companyId: string): Promise<Applicant> {
  return db
    .selectFrom('enterprise')
    .select([
      sql<string>`coalesce(corporate_name, '')`.as('corporateName'),
      'area_code as areaCode',
      'annual_revenue_yuan as annualRevenueYuan',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}
