import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Db } from '../../data/database.ts'

export interface Applicant {
  corporateName: string
  certiFlg: number
  creditCode: string | null
  applicantKind: CodeOf<'enterprise.applicant_kind'>
  scale: CodeOf<'enterprise.scale'> | null
  industryCode: string | null
  foundDate: string | null
  areaCode: string | null
  annualRevenueYuan: number | null
}

/** What a case takes over from the enterprise's record. */
export async function findApplicant(db: Db, companyId: string): Promise<Applicant> {
  return db
    .selectFrom('enterprise')
    .select([
      sql<string>`coalesce(corporate_name, '')`.as('corporateName'),
      'certi_flg as certiFlg',
      'credit_code as creditCode',
      'applicant_kind as applicantKind',
      'scale',
      'industry_code as industryCode',
      'found_date as foundDate',
      'area_code as areaCode',
      'annual_revenue_yuan as annualRevenueYuan',
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}
