import type { BoundCall } from '../../http/bind-call.ts'
import { applyTaxReportCall } from './calls/apply-tax-report.ts'
import { checkTaxLicenceCall } from './calls/check-tax-licence.ts'
import { downloadTaxReportCall } from './calls/download-tax-report.ts'
import { grantTaxLicenceCall } from './calls/grant-tax-licence.ts'
import { listPublicTaxLevelsCall } from './calls/list-public-tax-levels.ts'
import { listTaxLicencesCall } from './calls/list-tax-licences.ts'
import { listTaxReportsCall } from './calls/list-tax-reports.ts'
import { makeTaxReportTokenCall } from './calls/make-tax-report-token.ts'
import { readTaxDataCall } from './calls/read-tax-data.ts'
import { revokeTaxLicenceCall } from './calls/revoke-tax-licence.ts'

export { taxPersonalData } from './personal-data.store.ts'
export { remindLicences } from './remind-licences.ts'
export { taxSuccession } from './succession.ts'
export { workReports } from './work-reports.ts'

/** The calls of tax licences and of gold-tax reports. */
export const taxCalls: readonly BoundCall[] = [
  grantTaxLicenceCall,
  listTaxLicencesCall,
  checkTaxLicenceCall,
  readTaxDataCall,
  revokeTaxLicenceCall,
  listPublicTaxLevelsCall,
  applyTaxReportCall,
  listTaxReportsCall,
  makeTaxReportTokenCall,
  downloadTaxReportCall,
]
