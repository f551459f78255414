import type * as z from 'zod'
import type { Db } from './data/database.ts'
import { endBrief } from './domains/briefs/index.ts'
import { endCreditReport } from './domains/credit/index.ts'
import { endReportImport } from './domains/demand-reports/index.ts'
import { endExport } from './domains/exports/index.ts'
import { endPersonalExport } from './domains/identity/index.ts'
import { endReconciliation } from './domains/open/index.ts'
import type { JobEnding, JobEndings } from './jobs/job.ts'
import { dayJob, exportJob, importJob, issueJob, reportJob } from './jobs/job-payloads.ts'

/** A job that was given what nobody can read is given up all the same. */
function ending<P>(schema: z.ZodType<P>, end: (tx: Db, given: P, now: Date) => Promise<void>): JobEnding {
  return async (tx, payload, now) => {
    const { data } = schema.safeParse(payload)
    if (data !== undefined) await end(tx, data, now)
  }
}

/** What follows for whoever waits when an operator gives a job up (decisions 0221, 0227 and 0232). */
export const jobEndings: JobEndings = {
  'import-demand-reports': ending(importJob, (tx, { importId }, now) => endReportImport(tx, importId, now)),
  'make-brief': ending(issueJob, (tx, { issueId }) => endBrief(tx, issueId)),
  'make-credit-report': ending(reportJob, (tx, { reportId }) => endCreditReport(tx, reportId)),
  'make-export': ending(exportJob, (tx, { exportId }) => endExport(tx, exportId)),
  'make-personal-export': ending(exportJob, (tx, { exportId }) => endPersonalExport(tx, exportId)),
  'reconcile-day': ending(dayJob, endReconciliation),
}
