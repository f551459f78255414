import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import type { AuthorisationPurpose } from '@lqr/contract/credit/authorisation-letter.ts'
import { authorisationLetter, needLetter } from '@lqr/contract/credit/authorisation-letter.ts'
import { namesHouses } from '@lqr/contract/credit/letter-houses.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import { isTopicLetter, topicLetter } from '@lqr/contract/credit/topic-letter.ts'
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

/** Who holds an authorisation, and the letter it was given by. */
export interface AuthorisationLetterOf {
  /** After a merger the successor. */
  readonly holderOrgId: string
  readonly purposeCode: string
  readonly agreementVersion: string
}

/**
 * Whether the letter opens credit information to this institution: the one that holds it and, in letters that say so, the houses above it
 * (decision 0237). A need rests on the consent of its publishing, which names no institution.
 */
export function isOpenTo(
  { holderOrgId, purposeCode, agreementVersion }: AuthorisationLetterOf,
  readerOrgId: string,
): boolean {
  return holderOrgId === readerOrgId || purposeCode === 'need' || namesHouses(agreementVersion)
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
  const { agreementVersion: version, purposeCode } = evidence
  if (isTopicLetter(version)) return topicLetter({ ...evidence, termDays }, version)
  const letter = { ...evidence, productName }
  return purposeCode === 'need' ? needLetter(letter) : authorisationLetter(letter, version)
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
