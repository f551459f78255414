import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import type { AuthorisationPurpose } from '@lqr/contract/credit/authorisation-letter.ts'
import { authorisationLetter, needLetter } from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import { TOPIC_LETTER_VERSION, topicLetter } from '@lqr/contract/credit/topic-letter.ts'
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
export interface Evidence {
  readonly authNo: string
  readonly bizNo: string
  readonly grantorCompanyId: string
  readonly grantorAccountId: string
  readonly granteeOrgId: string
  readonly purposeCode: AuthorisationPurpose
  readonly dataScope: readonly AuthorisedScope[]
  readonly agreementVersion: string
  readonly validFrom: string
  readonly validTo: string
  readonly corporateName: string
  readonly orgName: string
  /** Of an application or a need: what it is called in the letter. */
  readonly productName?: string
  /** Of a request: how long it lasts. */
  readonly termDays?: number
}

/** The letter that was agreed to, by the version it bears. */
export function letterOf({ productName = '', termDays = 0, ...evidence }: Evidence): string {
  if (evidence.agreementVersion === TOPIC_LETTER_VERSION) return topicLetter({ ...evidence, termDays })
  const letter = { ...evidence, productName }
  return evidence.purposeCode === 'need' ? needLetter(letter) : authorisationLetter(letter)
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
    letterOf(evidence),
  ].join('\n')
}
