import type { BoundCall } from '../../http/bind-call.ts'
import { autoAcceptReportsCall } from './calls/auto-accept-reports.ts'
import { copyLastReportCall } from './calls/copy-last-report.ts'
import { createDemandReportCall } from './calls/create-demand-report.ts'
import { createFillingBatchCall } from './calls/create-filling-batch.ts'
import { deleteDemandReportCall } from './calls/delete-demand-report.ts'
import { getBatchRecordCall } from './calls/get-batch-record.ts'
import { getDemandReportCall, getReportOfBatchCall } from './calls/get-demand-report.ts'
import { getReportLedgerCall } from './calls/get-report-ledger.ts'
import { listLedgerDrawdownsCall, listLedgerKindsCall, listLedgerReportsCall } from './calls/list-ledger.ts'
import { listBatchRecordsCall } from './calls/list-batch-records.ts'
import { listDemandReportsCall } from './calls/list-demand-reports.ts'
import { listFillingBatchesCall } from './calls/list-filling-batches.ts'
import { listLendersCall } from './calls/list-lenders.ts'
import { listMyBatchesCall } from './calls/list-my-batches.ts'
import { listReportHistoryCall } from './calls/list-report-history.ts'
import { openReportContactPhoneCall } from './calls/open-contact-phone.ts'
import { recordReportVisitCall } from './calls/record-report-visit.ts'
import { reopenFillingBatchCall } from './calls/reopen-filling-batch.ts'
import {
  cancelReportImportCall,
  downloadImportTemplateCall,
  listImportRowsCall,
  listReportImportsCall,
  uploadReportImportCall,
} from './calls/report-imports.ts'
import { updateDemandReportCall } from './calls/update-demand-report.ts'
import { updateLoanBalanceCall } from './calls/update-loan-balance.ts'
import { updateFillingBatchCall } from './calls/update-filling-batch.ts'
import { reportMoveCalls } from './report-moves.ts'

export { canReadVisitFile } from './demand-reports.access.ts'
export { reportFollower } from './follow-report.ts'
export { endReportImport, importReports } from './import-reports.ts'
export { reportKind } from './report-kind.ts'

/** The calls of filling batches and demand reports. */
export const demandReportsCalls: readonly BoundCall[] = [
  listFillingBatchesCall,
  listMyBatchesCall,
  listBatchRecordsCall,
  getBatchRecordCall,
  createFillingBatchCall,
  updateFillingBatchCall,
  reopenFillingBatchCall,
  createDemandReportCall,
  updateDemandReportCall,
  deleteDemandReportCall,
  copyLastReportCall,
  listDemandReportsCall,
  listReportHistoryCall,
  getDemandReportCall,
  getReportOfBatchCall,
  autoAcceptReportsCall,
  ...reportMoveCalls,
  recordReportVisitCall,
  updateLoanBalanceCall,
  openReportContactPhoneCall,
  listLendersCall,
  downloadImportTemplateCall,
  uploadReportImportCall,
  listReportImportsCall,
  listImportRowsCall,
  cancelReportImportCall,
  getReportLedgerCall,
  listLedgerKindsCall,
  listLedgerReportsCall,
  listLedgerDrawdownsCall,
]
