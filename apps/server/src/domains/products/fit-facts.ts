import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import type { EnterpriseScaleCode } from '@lqr/contract/reference/enterprise-scales.ts'
import type { TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import { findApplicant } from '../certification/index.ts'
import type { Db } from '../../data/database.ts'

/** What is known of who asks; null where nothing has been entered yet. */
export interface EnterpriseFacts {
  readonly companyId: string
  readonly isCertified: boolean
  readonly applicantKind: ApplicantKindCode | null
  readonly scale: EnterpriseScaleCode | null
  readonly industryCode: string | null
  readonly areaCode: string | null
  /** YYYY-MM-DD. */
  readonly foundDate: string | null
  /** What the enterprise says of itself and no register tells. */
  readonly targetGroups: readonly TargetGroupCode[]
}

/** The facts of an enterprise from its certification. Its kind is known from the first submission on. */
export async function findEnterpriseFacts(
  db: Db,
  companyId: string,
  targetGroups: readonly TargetGroupCode[] = [],
): Promise<EnterpriseFacts> {
  const { certiFlg, creditCode, applicantKind, scale, industryCode, areaCode, foundDate } =
    await findApplicant(db, companyId)
  return {
    companyId,
    isCertified: certiFlg === 3,
    applicantKind: creditCode === null ? null : applicantKind,
    scale,
    industryCode,
    areaCode,
    foundDate,
    targetGroups,
  }
}
