import { applicationCase, type ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { TaxDataset, TaxSection } from '@lqr/contract/tax/datasets.ts'
import { type TaxLetter, taxLetter } from '@lqr/contract/tax/licence-letter.ts'
import type { PhoneOrigin } from '@lqr/contract/tax/phone-origins.ts'
import type { TaxLicenceStatus } from '@lqr/contract/tax/states.ts'

/** States of a case in which its institution still has a ground to read. */
export const LIVING_CASE_STATES: readonly ApplicationStatus[] = statesIn(applicationCase, 'open', 'underway')

export interface LicenceState {
  readonly status: TaxLicenceStatus
  readonly validFrom: string
  readonly validTo: string
  readonly caseStatus: ApplicationStatus
}

/** The state as people see it: past its last moment, or after its case, a licence is over whether or not the row says so. */
export function shownLicenceStatus(licence: LicenceState, now: Date): TaxLicenceStatus {
  if (licence.status !== 'VALID') return licence.status
  const isOver =
    Date.parse(licence.validTo) <= now.getTime() || !LIVING_CASE_STATES.includes(licence.caseStatus)
  return isOver ? 'EXPIRED' : 'VALID'
}

/** Whether the institution may read at this moment. */
export function isLicenceLive(licence: LicenceState, now: Date): boolean {
  return shownLicenceStatus(licence, now) === 'VALID' && Date.parse(licence.validFrom) <= now.getTime()
}

/** Whether everything asked for was consented to. */
export function isInScope(
  scope: readonly TaxDataset[],
  asked: readonly (TaxSection | TaxDataset)[],
): boolean {
  return asked.every((section) => scope.includes(section))
}

const DAY_MS = 86_400_000

/** Days that are left, begun ones counted; 0 when it is over. */
export function daysLeft(licence: LicenceState, now: Date): number {
  if (shownLicenceStatus(licence, now) !== 'VALID') return 0
  return Math.ceil((Date.parse(licence.validTo) - now.getTime()) / DAY_MS)
}

/** Everything that was consented to, in a fixed order, with the letter: the text whose hash is kept. */
export interface LicenceEvidence extends TaxLetter {
  readonly licenceNo: string
  readonly companyId: string
  readonly accountId: string
  readonly orgId: string
  readonly agreementVersion: string
  readonly validFrom: string
  readonly validTo: string
  /** The number that confirmed it, masked, and what is known of it. */
  readonly phoneMasked: string
  readonly phoneOrigin: PhoneOrigin
}

/** What is known of a number, beside the one that confirmed the licence before. */
export function phoneOriginOf(phone: string, earlier: string | undefined): PhoneOrigin {
  if (earlier === undefined) return 'first'
  return earlier === phone ? 'same' : 'changed'
}

export function licenceEvidenceText(evidence: LicenceEvidence): string {
  return [
    evidence.licenceNo,
    evidence.bizNo,
    evidence.companyId,
    evidence.accountId,
    evidence.orgId,
    evidence.scope.join(','),
    evidence.agreementVersion,
    evidence.validFrom,
    evidence.validTo,
    evidence.phoneMasked,
    evidence.phoneOrigin,
    taxLetter(evidence),
  ].join('\n')
}
