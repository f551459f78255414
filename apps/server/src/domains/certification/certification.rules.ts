import {
  afterCertification,
  type CertiFlg,
  type CertificationAction,
} from '@lqr/contract/certification/states.ts'
import { fieldErrors } from './copy.ts'

/** What a certification vouches for; the id number is compared by its blind index. */
export interface VouchedFields {
  /** Left out by a submission that keeps it. */
  readonly applicantKind?: string | undefined
  readonly corporateName: string | null
  readonly creditCode: string | null
  readonly legalPersonName: string | null
  readonly legalPersonIdNoIndex: Buffer | null
}

/** Whether kind, name, legal person or credit code differ: the changes that send a certified enterprise back (docs/product-rules.md, States). */
export function changesVouched(before: VouchedFields, after: VouchedFields): boolean {
  const sameIdNumber =
    before.legalPersonIdNoIndex !== null &&
    after.legalPersonIdNoIndex !== null &&
    before.legalPersonIdNoIndex.equals(after.legalPersonIdNoIndex)
  return (
    (after.applicantKind !== undefined && before.applicantKind !== after.applicantKind) ||
    before.corporateName !== after.corporateName ||
    before.creditCode !== after.creditCode ||
    before.legalPersonName !== after.legalPersonName ||
    !sameIdNumber
  )
}

/** The move a submission makes from this state, or undefined when the state does not take one. */
export function submissionMove(
  from: CertiFlg,
  before: VouchedFields,
  after: VouchedFields,
): { action: CertificationAction; to: CertiFlg } | undefined {
  const action: CertificationAction = from === 3 ? 'change' : 'submit'
  const to = afterCertification(action, from)
  if (to === undefined || (action === 'change' && !changesVouched(before, after))) return undefined
  return { action, to }
}

/** A founding date after `today` (both YYYY-MM-DD) is refused; answers the sentence for the field. */
export function foundDateProblem(foundDate: string, today: string): string | undefined {
  return foundDate > today ? fieldErrors.foundedLater : undefined
}
