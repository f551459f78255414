export { endCreditReport, makeCreditReport } from './make-report.ts'
