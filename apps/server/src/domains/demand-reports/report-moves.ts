import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { forgoReportGrant, releaseReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { REPORT_REJECT_CODES } from '@lqr/contract/demand-reports/kinds.ts'
import * as calls from '@lqr/contract/demand-reports/move-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { reasonProblem } from '@lqr/contract/reference/refusal-reason.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { remedyOf } from '../../cases/refusal.rules.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { drawDown } from './draw-down.ts'
import { submissionColumns, submissionOf } from './file-report.ts'
import { isAcceptable } from './five-tests.rules.ts'
import { requireLender } from './lenders.store.ts'
import { reportKind } from './report-kind.ts'
import type { ReportRecord } from './report-record.ts'
import { showReport, testsOf } from './show-report.ts'

const bindReportMove = moveBinder(reportKind, showReport)

/** No person accepts or lists what fails a test: it is returned, or refused. */
async function requireAcceptable({ db, now }: Viewing, row: ReportRecord): Promise<Record<never, never>> {
  if (!isAcceptable(await testsOf(db, row, now))) throw new CallError(errors.testsFailed)
  return {}
}

const remedyOfRejection = (code: string) =>
  REPORT_REJECT_CODES.find((one) => one.code === code)?.remedy ?? null

/** What the code of a list given back leaves open stands in its reason (decision 0244). */
function requireNamed({
  giveBackCode,
  giveBackReason,
}: CallInput<typeof calls.giveBackDemandReport>['body']) {
  const problem = reasonProblem(giveBackCode, giveBackReason)
  if (problem === undefined) return {}
  throw new CallError(kernelErrors.invalidInput, { fields: { giveBackReason: problem } })
}

/** With no institution any more, and nobody there who is responsible for it. */
const NO_INSTITUTION = {
  org_id: null,
  officer_account_id: null,
  officer_name: null,
  officer_phone_cipher: null,
} as const

/** The moves of enterprise, authority and institution. */
export const reportMoveCalls: readonly BoundCall[] = [
  bindReportMove(calls.submitDemandReport, 'submit', { change: submissionOf }),
  bindReportMove(calls.confirmFilledReport, 'confirm', {
    change: async (context, row) => ({
      ...(await submissionColumns(context, row)),
      declared_tests: context.body.declaredTests,
      confirmed_at: context.now.toISOString(),
    }),
  }),
  bindReportMove(calls.objectFilledReport, 'object'),
  bindReportMove(calls.takeBackFilledReport, 'takeBack'),
  bindReportMove(calls.resubmitDemandReport, 'resubmit'),
  bindReportMove(calls.withdrawDemandReport, 'withdraw'),
  bindReportMove(calls.acceptDemandReport, 'accept', { change: requireAcceptable }),
  bindReportMove(calls.reviewDemandReport, 'review', { change: requireAcceptable }),
  bindReportMove(calls.recommendDemandReport, 'recommend', {
    async change({ db, body }) {
      await requireLender(db, body.orgId)
      return { org_id: body.orgId, give_back_code: null, give_back_reason: null, next_steps: null }
    },
  }),
  bindReportMove(calls.recallDemandReport, 'recall', { change: () => NO_INSTITUTION }),
  bindReportMove(calls.returnDemandReport, 'return', {
    change: ({ body }) => ({ return_reason: body.note }),
  }),
  bindReportMove(calls.rejectDemandReport, 'reject', {
    note: ({ rejectReason }) => rejectReason,
    change: ({ body }) => ({
      reject_code: body.rejectCode,
      reject_reason: body.rejectReason,
      next_steps: body.nextSteps || remedyOfRejection(body.rejectCode),
    }),
  }),
  bindReportMove(calls.contactReporter, 'contact'),
  bindReportMove(calls.creditDemandReport, 'credit', {
    change: ({ body, now }) => ({
      credit_amount_yuan: body.creditAmountYuan,
      credit_rate: body.creditRate,
      credit_term_months: body.creditTermMonths,
      credited_on: shanghaiDay(now),
      loan_flags: body.loanFlags,
    }),
  }),
  bindReportMove(calls.disburseDemandReport, 'disburse', {
    change: ({ db, body }, row) => drawDown(db, row, body),
  }),
  bindReportMove(forgoReportGrant, 'forgo', {
    note: ({ endReason }) => endReason,
    change: ({ body }) => ({ end_reason: body.endReason }),
  }),
  bindReportMove(releaseReportGrant, 'release', {
    note: ({ endReason }) => endReason,
    change: ({ body }) => ({ end_reason: body.endReason }),
  }),
  // The answer still shows the report; from now on it is the authority's again.
  bindReportMove(calls.giveBackDemandReport, 'giveBack', {
    note: ({ giveBackReason }) => giveBackReason,
    change: ({ body }) => ({
      ...NO_INSTITUTION,
      ...requireNamed(body),
      give_back_code: body.giveBackCode,
      give_back_reason: body.giveBackReason,
      next_steps: body.nextSteps || remedyOf(body.giveBackCode),
    }),
  }),
]
