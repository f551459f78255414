import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import type { getReportLedger, LedgerLine } from '@lqr/contract/demand-reports/ledger-calls.ts'
import type { CallResult, ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { codesWithin, substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { isWithinOwnArea, ownAreaOf } from './demand-reports.access.ts'
import { ledgerOwn } from './ledger-copy.ts'
import { type LedgerFigures, sumLedger, sumLedgerBy } from './ledger.store.ts'

const NOTHING: LedgerFigures = {
  filed: 0,
  filedYuan: 0,
  visited: 0,
  listed: 0,
  recommended: 0,
  credited: 0,
  creditYuan: 0,
  disbursed: 0,
  loanYuan: 0,
  drawdowns: 0,
  balanceYuan: 0,
  averageRate: null,
  floatingYuan: 0,
  firstCustomers: 0,
  creditOnly: 0,
  creditOnlyYuan: 0,
  creditOnlyBalanceYuan: 0,
  returned: 0,
  rejected: 0,
}

type Filter = ParsedInput<typeof getReportLedger>['query']

/**
 * The ledger of an area: its total, what lies at the area itself, and each area right below it with all of its own. The lines add up
 * to the total at every level, because every report lies at exactly one area.
 */
export async function showLedger(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  filter: Filter,
): Promise<CallResult<typeof getReportLedger>> {
  const own = ownAreaOf(actor)
  const code = filter.areaCode ?? own
  const area = substationOfCode(code)
  if (!area || !isWithinOwnArea(actor, code)) throw new CallError(errors.areaNotYours)
  const query = { ...filter, areas: codesWithin(code) }
  const below = area.children.map((child) => [child.id, codesWithin(child.id)] as const)
  const sums = await sumLedgerBy(db, query, [[code, [code]], ...below])
  const line = (areaCode: string, areaName: string, isOwn: boolean): LedgerLine => ({
    areaCode,
    areaName,
    isOwn,
    hasBelow: !isOwn && (substationOfCode(areaCode)?.children.length ?? 0) > 0,
    ...(sums.get(areaCode) ?? NOTHING),
  })
  const here = line(code, ledgerOwn(area.name), true)
  const hasOwn = below.length === 0 || here.filed > 0
  return {
    asOf: now.toISOString(),
    areaCode: code,
    areaName: area.name,
    parentArea: code === own ? null : (area.parentId ?? null),
    total: { ...line(code, area.name, false), hasBelow: below.length > 0, ...(await sumLedger(db, query)) },
    lines: [...(hasOwn ? [here] : []), ...area.children.map(({ id, name }) => line(id, name, false))],
  }
}
