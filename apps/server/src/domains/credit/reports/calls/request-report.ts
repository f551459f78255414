import { randomInt } from 'node:crypto'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { requestReport } from '@lqr/contract/credit/report-calls.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { addSlowJob } from '../../../../jobs/add-job.store.ts'
import { openTopics } from '../../authorisations/index.ts'
import { reportScope } from '../report-scope.ts'
import { findCreditCode, findReport, insertReport } from '../reports.store.ts'

const RANDOM_DIGITS = 10

/** A day and digits that nobody can guess: who has the number has the report, or was shown it. */
function reportNumber(now: Date): string {
  const digits = Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('')
  return `BG${shanghaiDay(now).replaceAll('-', '')}-${digits}`
}

/** The gate says which topics it holds; they are read and typeset by a job. */
export const requestReportCall = bindCall(requestReport, async ({ actor, body, db, now, audit }) => {
  const companyId = body.companyId ?? actor.companyId
  if (companyId === null) throw new CallError(creditErrors.companyNotFound)
  const ground = await openTopics({ db, actor, now }, { companyId, topics: [], caseNo: body.caseNo })
  if ((await findCreditCode(db, companyId)) === '') throw new CallError(creditErrors.codeMissing)
  const isOwn = ground.by === 'self'
  const id = await insertReport(db, {
    number: reportNumber(now),
    companyId,
    accountId: actor.accountId,
    orgId: isOwn ? null : actor.orgId,
    caseNo: isOwn ? null : ground.bizNo,
    topics: [...ground.opens],
    personalView: ground.personal,
    at: now,
  })
  if (id === undefined) throw new CallError(creditErrors.reportRunning)
  await addSlowJob(db, 'make-credit-report', { reportId: id })
  audit({ action: 'issue-credit-report', entity: 'credit_report', entityId: id, detail: { companyId } })
  const row = await findReport(db, id, await reportScope(db, actor), shanghaiDay(now))
  if (!row) throw new Error('a report that was asked for cannot be read')
  return row
})
