import { randomBytes } from 'node:crypto'
import { makeTaxReportToken, TOKEN_MINUTES } from '@lqr/contract/tax/report-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { tokenHash } from '../../../http/session-actor.ts'
import { requireReadyReport } from '../open-report.ts'
import { insertReportToken } from '../report-token.store.ts'

const MINUTE_MS = 60_000

/** Only the hash is kept; account and session are those that asked. */
export const makeTaxReportTokenCall = bindCall(
  makeTaxReportToken,
  async ({ actor, audit, db, now, params }) => {
    const { report } = await requireReadyReport(db, actor, params.id, now)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * MINUTE_MS)
    const { accountId, sessionId } = actor
    await insertReportToken(db, {
      hash: tokenHash(token),
      reportId: report.id,
      accountId,
      sessionId,
      expiresAt,
    })
    audit({ action: 'make-tax-report-token', entity: 'tax_report', entityId: report.id })
    return { token, expiresAt: expiresAt.toISOString() }
  },
)
