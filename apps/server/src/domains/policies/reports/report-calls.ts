import { policyItemErrors as errors } from '@lqr/contract/policies/item-errors.ts'
import { getPolicyReport, listPolicyReports, makePolicyReport } from '@lqr/contract/policies/report-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { countStandings, findFacts, matchItems, triedFacts } from '../matching/index.ts'
import { reportFacts } from './report-facts.rules.ts'
import { findReport, insertReport, listReports } from './report.store.ts'

/** What fits best comes first; beyond so many nobody reads on. */
const MOST_ITEMS = 200

async function reportOf(db: Db, companyId: string, id: string) {
  const report = await requireRecord(findReport(db, companyId, id), errors.reportNotFound)
  return { ...report, counts: countStandings(report.matches) }
}

export const reportCalls: readonly BoundCall[] = [
  bindCall(makePolicyReport, async ({ actor, audit, body: { answers = {} }, db, now }) => {
    const companyId = actor.companyId ?? ''
    const today = shanghaiDay(now)
    const row = await requireRecord(findFacts(db, companyId, today), errors.reportNotFound)
    const facts = triedFacts(row, answers, today)
    const { list } = await matchItems(db, facts, { now, currentPageNum: 1, pageSize: MOST_ITEMS })
    const matches = list.map(({ item, standing, verdicts }) => {
      const { id: itemId, name, docTitle, docNo, rulesVersion, purpose, validFrom, validTo } = item
      const rules = { docTitle, docNo, rulesVersion, purpose, validFrom, validTo }
      return { itemId, name, ...rules, standing, verdicts }
    })
    const { corporateName } = row
    const kept = { corporateName, facts: reportFacts(facts), matches }
    const id = await insertReport(db, { ...kept, companyId, accountId: actor.accountId, now })
    audit({ action: 'save-policy-report', entity: 'policy_report', entityId: id })
    return reportOf(db, companyId, id)
  }),
  bindCall(getPolicyReport, ({ actor, db, params }) => reportOf(db, actor.companyId ?? '', params.id)),
  bindCall(listPolicyReports, async ({ actor, db }) => {
    const reports = await listReports(db, actor.companyId ?? '')
    return reports.map(({ id, madeAt, standings }) => ({
      id,
      madeAt,
      counts: countStandings(standings.map((standing) => ({ standing }))),
    }))
  }),
]
