import type { BoundCall } from '../../http/bind-call.ts'
import { getCredentialKeysCall } from './authorisations/calls/get-credential-keys.ts'
import { getCredentialCall } from './authorisations/calls/get-credential.ts'
import { grantRequestedCall } from './authorisations/calls/grant-requested.ts'
import { listAccessesCall } from './authorisations/calls/list-accesses.ts'
import { listAuthorisationsCall } from './authorisations/calls/list-authorisations.ts'
import { listHeldAuthorisationsCall } from './authorisations/calls/list-held-authorisations.ts'
import { rejectRequestedCall } from './authorisations/calls/reject-requested.ts'
import { requestAuthorisationCall } from './authorisations/calls/request-authorisation.ts'
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

export const creditCalls: readonly BoundCall[] = [
  listAuthorisationsCall,
  revokeAuthorisationCall,
  requestAuthorisationCall,
  grantRequestedCall,
  rejectRequestedCall,
  listHeldAuthorisationsCall,
  listAccessesCall,
  getCredentialCall,
  getCredentialKeysCall,
]
