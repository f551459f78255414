import { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showLedger } from '../show-ledger.ts'

export const getReportLedgerCall = bindCall(getReportLedger, (context) => showLedger(context, context.query))
