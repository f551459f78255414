export { makeCreditReport } from './make-report.ts'
