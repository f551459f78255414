import { covers } from '@lqr/contract/credit/scopes.ts'
import { type AccessState, type AuthorisationStatus, isAccessState } from '@lqr/contract/credit/states.ts'
import {
  type AuthorisationLetterOf,
  type AuthorisationState,
  isLive,
  isOpenTo,
  shownStatus,
} from './authorisation.rules.ts'

/** An authorisation of the company that the reader's institution holds, or a part of it. */
export interface HeldAuthorisation extends AuthorisationState, AuthorisationLetterOf {
  readonly id: string
  readonly authNo: string
  readonly bizNo: string
  readonly dataScope: readonly string[]
}

/** Why nothing opens. What another institution holds counts as nothing, so that nobody learns of it. */
export type GateRefusal =
  | 'notGranted'
  | 'requestPending'
  | 'requestRejected'
  | 'revoked'
  | 'expired'
  | 'outOfScope'
  | 'otherPurpose'
  | 'houseNotNamed'

/** What is wanted: some topics, each of which has to be open, and where it is known the case they are for. */
export interface Wanted {
  readonly topics: readonly string[]
  readonly caseNo?: string | undefined
}

const CLOSED: Record<Exclude<AuthorisationStatus, AccessState>, GateRefusal> = {
  REQUESTED: 'requestPending',
  REJECTED: 'requestRejected',
  REVOKED: 'revoked',
  EXPIRED: 'expired',
}

/**
 * The authorisation that opens all that is wanted to an institution, the one that lasts longest; otherwise the reason, told of the nearest
 * miss: by a letter that names a branch alone, then too narrow, then for another case, then over. `held` has the newest first.
 */
export function chooseAuthorisation(
  held: readonly HeldAuthorisation[],
  { topics, caseNo, readerOrgId }: Wanted & { readonly readerOrgId: string },
  now: Date,
): { readonly opens: HeldAuthorisation } | { readonly refusal: GateRefusal } {
  const ofCase = caseNo === undefined ? held : held.filter(({ bizNo }) => bizNo === caseNo)
  const live = ofCase.filter((one) => isLive(one, now))
  const covering = live.filter(({ dataScope }) => topics.every((topic) => covers(dataScope, topic)))
  const opening = covering.filter((one) => isOpenTo(one, readerOrgId))
  const [best] = opening.toSorted((a, b) => Date.parse(b.validTo) - Date.parse(a.validTo))
  if (best) return { opens: best }
  if (covering.length > 0) return { refusal: 'houseNotNamed' }
  if (live.length > 0) return { refusal: 'outOfScope' }
  const [newest] = ofCase
  if (newest) return { refusal: closedBy(newest, now) }
  return { refusal: held.some((one) => isLive(one, now)) ? 'otherPurpose' : 'notGranted' }
}

function closedBy(authorisation: HeldAuthorisation, now: Date): GateRefusal {
  const status = shownStatus(authorisation, now)
  return isAccessState(status) ? 'notGranted' : CLOSED[status]
}
