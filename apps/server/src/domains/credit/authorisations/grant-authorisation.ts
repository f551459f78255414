import {
  AUTHORISATION_DAYS,
  type AuthorisationPurpose,
  DATA_SCOPES,
  NEED_LETTER_VERSION,
  NEED_SCOPES,
  TAKEN_LETTER_VERSIONS,
  UNNAMED_LETTER_VERSION,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { evidenceHash } from '../../../security/evidence-hash.ts'
import { evidenceText } from './authorisation.rules.ts'
import { insertAuthorisation, nextAuthorisationSerial } from './authorisations.store.ts'

export interface Grant {
  /** Who consents, for which enterprise. */
  readonly grantorCompanyId: string
  readonly grantorAccountId: string
  readonly corporateName: string
  /** The one institution that may look. */
  readonly granteeOrgId: string
  readonly orgName: string
  readonly productName: string
  /** The number of the case it belongs to. */
  readonly bizNo: string
  readonly at: Date
  /** For the decision on a loan unless told otherwise. */
  readonly purpose?: AuthorisationPurpose
  /** The letter that was shown, the one of before where none is named; of a need it was agreed to when the need was published. */
  readonly letterVersion?: string | undefined
}

export const DAY_MS = 86_400_000

/** The number of an authorisation: the day, and a serial that is never given twice. */
export function authorisationNo(at: Date, serial: string): string {
  return `CA${shanghaiDay(at).replaceAll('-', '')}-${serial.padStart(6, '0')}`
}

/** Number, validity and evidence hash of an authorisation for a loan application or a need (docs/product-rules.md, Fields). */
export function authorisationOf(
  { purpose = 'preLoan', letterVersion = UNNAMED_LETTER_VERSION, ...grant }: Grant,
  serial: string,
) {
  const evidence = {
    ...grant,
    authNo: authorisationNo(grant.at, serial),
    purposeCode: purpose,
    dataScope: purpose === 'need' ? [...NEED_SCOPES] : DATA_SCOPES.map((item) => item.code),
    validFrom: grant.at.toISOString(),
    validTo: new Date(grant.at.getTime() + AUTHORISATION_DAYS * DAY_MS).toISOString(),
    agreementVersion: purpose === 'need' ? NEED_LETTER_VERSION : letterVersion,
  }
  return { ...evidence, evidenceHash: evidenceHash(evidenceText(evidence)) }
}

/** Throws, 409 at the consent, when another letter was agreed to than those under which an application is taken. */
function requireLetter({ purpose, letterVersion = UNNAMED_LETTER_VERSION }: Grant): void {
  if (purpose === 'need' || TAKEN_LETTER_VERSIONS.some((version) => version === letterVersion)) return
  const { letterChanged } = creditErrors
  throw new CallError(letterChanged, { fields: { consent: letterChanged.msg } })
}

/** Creates the authorisation a case rests on, inside the caller's transaction; answers its id. */
export async function grantAuthorisation(db: Db, grant: Grant): Promise<string> {
  requireLetter(grant)
  return insertAuthorisation(db, authorisationOf(grant, await nextAuthorisationSerial(db)))
}
