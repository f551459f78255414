import type { BoundCall } from '../../http/bind-call.ts'
import { listAuthorisationsCall } from './calls/list-authorisations.ts'
import { revokeAuthorisationCall } from './calls/revoke-authorisation.ts'

export { isLive, shownStatus } from './authorisation.rules.ts'
export { endAuthorisation, insertAccess } from './credit.store.ts'
export { grantAuthorisation } from './grant-authorisation.ts'
export { creditPersonalData } from './personal-data.store.ts'
export { creditSuccession } from './succession.ts'

export const creditCalls: readonly BoundCall[] = [listAuthorisationsCall, revokeAuthorisationCall]
