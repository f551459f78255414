import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { checkReport } from '@lqr/contract/credit/report-calls.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findIssued } from '../reports.store.ts'

export const checkReportCall = bindCall(checkReport, async ({ params, db, now }) => {
  const row = await findIssued(db, params.number, shanghaiDay(now))
  if (!row?.issuedAt || !row.validUntil || row.digest === null || row.digestSuite === null) {
    throw new CallError(creditErrors.reportNotFound)
  }
  return {
    number: row.number,
    maskedName: maskCompanyName(row.corporateName),
    issuedAt: row.issuedAt,
    validUntil: row.validUntil,
    isValid: !row.isWithdrawn && now.getTime() < Date.parse(row.validUntil),
    isWithdrawn: row.isWithdrawn,
    digestSuite: row.digestSuite,
    digest: row.digest,
  }
})
