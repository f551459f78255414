import {
  listLedgerDrawdowns,
  listLedgerKinds,
  listLedgerReports,
} from '@lqr/contract/demand-reports/ledger-list-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { kindLines } from '../kind-lines.ts'
import { pageOfDrawdowns, pageOfReports } from '../ledger-rows.store.ts'
import { sumKinds } from '../ledger-kinds.store.ts'
import { countRegistered } from '../ledger-kinds.store.ts'
import { wantedLedger } from '../wanted-ledger.ts'

export const listLedgerKindsCall = bindCall(listLedgerKinds, async ({ db, actor, query, now }) => {
  const { areaName, wanted } = await wantedLedger(db, actor, query)
  const sums = await sumKinds(db, wanted, shanghaiDay(now).slice(0, 4))
  const registered = await countRegistered(db, wanted.areas)
  return { asOf: now.toISOString(), areaName, list: kindLines(sums, registered) }
})

export const listLedgerReportsCall = bindCall(listLedgerReports, async ({ db, actor, query }) => {
  const { after, pageSize, ...filter } = query
  const { areaName, wanted } = await wantedLedger(db, actor, filter)
  return { areaName, ...(await pageOfReports(db, wanted, { after, pageSize })) }
})

export const listLedgerDrawdownsCall = bindCall(listLedgerDrawdowns, async ({ db, actor, query }) => {
  const { after, pageSize, ...filter } = query
  const { areaName, wanted } = await wantedLedger(db, actor, filter)
  return { areaName, ...(await pageOfDrawdowns(db, wanted, { after, pageSize })) }
})
