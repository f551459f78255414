import { renewLoan as renewLoanContract } from '@lqr/contract/oversight/renewal-calls.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { getRenewalRadarCall } from './calls/get-renewal-radar.ts'
import { listLoansDueCall } from './calls/list-loans-due.ts'
import { renewLoan } from './renew-loan.ts'

export { remindRenewals } from './remind-renewals.ts'

export const renewalCalls: readonly BoundCall[] = [
  getRenewalRadarCall,
  listLoansDueCall,
  bindCall(renewLoanContract, (context) => renewLoan(context, context.params.id, context.body)),
]
