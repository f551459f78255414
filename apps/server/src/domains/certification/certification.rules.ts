import {
  afterCertification,
  type CertiFlg,
  type CertificationAction,
} from '@lqr/contract/certification/states.ts'
import { fieldErrors } from './copy.ts'

/** What a certification vouches for, and the licence it was read from; the id number is compared by its blind index. */
export interface VouchedFields {
  /** Left out by a submission that keeps it. */
  readonly applicantKind?: string | undefined
  /** The same. */
  readonly legalPersonIdNoIndex?: Buffer | null | undefined
  readonly licenseFileId: string | null
  readonly corporateName: string | null
  readonly creditCode: string | null
  readonly legalPersonName: string | null
}

/**
 * Whether kind, name, legal person, credit code or licence differ: the changes that send a certified enterprise back
 * (docs/product-rules.md, States). A licence where none has been looked at is no other one.
 */
export function changesVouched(before: VouchedFields, after: VouchedFields): boolean {
  const { legalPersonIdNoIndex: given } = after
  const sameIdNumber = given === undefined || (given !== null && before.legalPersonIdNoIndex?.equals(given))
  return (
    (after.applicantKind !== undefined && before.applicantKind !== after.applicantKind) ||
    before.corporateName !== after.corporateName ||
    before.creditCode !== after.creditCode ||
    before.legalPersonName !== after.legalPersonName ||
    (before.licenseFileId !== null && before.licenseFileId !== after.licenseFileId) ||
    !sameIdNumber
  )
}

/** The move a submission makes from this state, or undefined when the state does not take one. */
export function submissionMove(
  from: CertiFlg,
  before: VouchedFields,
  after: VouchedFields,
): { action: CertificationAction; to: CertiFlg } | undefined {
  const ofCertified = changesVouched(before, after) ? 'change' : 'correct'
  const action: CertificationAction = from === 3 ? ofCertified : 'submit'
  const to = afterCertification(action, from)
  return to === undefined ? undefined : { action, to }
}

/** Whether the id number has to be typed: a correction keeps it, and so does a change that leaves the legal representative who it was. */
export function needsIdNumber(
  action: CertificationAction,
  before: VouchedFields,
  after: VouchedFields,
): boolean {
  if (action === 'correct') return false
  return (
    action === 'submit' ||
    before.legalPersonName !== after.legalPersonName ||
    (before.legalPersonIdNoIndex ?? null) === null
  )
}

/** A founding date after `today` (both YYYY-MM-DD) is refused; answers the sentence for the field. */
export function foundDateProblem(foundDate: string, today: string): string | undefined {
  return foundDate > today ? fieldErrors.foundedLater : undefined
}
