import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import type { AuthorisationLetter, AuthorisationPurpose } from '@lqr/contract/credit/authorisation-letter.ts'
import { authorisationLetter, needLetter } from '@lqr/contract/credit/authorisation-letter.ts'
import { LIVING_STATES, ACCESS_STATES } from '@lqr/contract/credit/states.ts'

export interface AuthorisationState {
  readonly status: AuthorisationStatus
  readonly validFrom: string
  readonly validTo: string
}

/** Whether the grantee may look at this moment; revoked, rejected and lapsed authorisations open nothing. */
export function isLive(authorisation: AuthorisationState, now: Date): boolean {
  const moment = now.getTime()
  return (
    ACCESS_STATES.some((state) => state === authorisation.status) &&
    Date.parse(authorisation.validFrom) <= moment &&
    moment < Date.parse(authorisation.validTo)
  )
}

/** The state as people see it: a live one past its last moment is expired, whether or not a row says so. */
export function shownStatus(authorisation: AuthorisationState, now: Date): AuthorisationStatus {
  const lapsed = Date.parse(authorisation.validTo) <= now.getTime()
  const open = LIVING_STATES.some((state) => state === authorisation.status)
  return open && lapsed ? 'EXPIRED' : authorisation.status
}

/** Everything that was consented to, in a fixed order: the text whose hash is kept as evidence. */
export interface Evidence extends AuthorisationLetter {
  readonly authNo: string
  readonly bizNo: string
  readonly grantorCompanyId: string
  readonly grantorAccountId: string
  readonly granteeOrgId: string
  readonly purposeCode: AuthorisationPurpose
  readonly agreementVersion: string
  readonly validFrom: string
  readonly validTo: string
}

/** The evidence as text: one fact a line, then the letter itself. Times are taken as given. */
export function evidenceText(evidence: Evidence): string {
  return [
    evidence.authNo,
    evidence.bizNo,
    evidence.grantorCompanyId,
    evidence.grantorAccountId,
    evidence.granteeOrgId,
    evidence.purposeCode,
    evidence.dataScope.join(','),
    evidence.agreementVersion,
    evidence.validFrom,
    evidence.validTo,
    evidence.purposeCode === 'need' ? needLetter(evidence) : authorisationLetter(evidence),
  ].join('\n')
}
