import type { BoundCall } from '../../http/bind-call.ts'
import { listAuthorisationsCall } from './authorisations/calls/list-authorisations.ts'
import { revokeAuthorisationCall } from './authorisations/calls/revoke-authorisation.ts'

export {
  creditPersonalData,
  creditSuccession,
  endAuthorisation,
  grantAuthorisation,
  insertAccess,
  isLive,
  shownStatus,
} from './authorisations/index.ts'

export const creditCalls: readonly BoundCall[] = [listAuthorisationsCall, revokeAuthorisationCall]
