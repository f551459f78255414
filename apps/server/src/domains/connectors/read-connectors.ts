import type { Connector } from '@lqr/contract/connectors/entities.ts'
import { CONNECTOR_KINDS, SOUND_SANDBOXES } from '@lqr/contract/connectors/kinds.ts'
import { portOf } from '../../connectors/port-of.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { listHealth, listProcesses, listSwitches } from './connectors.store.ts'
import { standingOf } from './standing.rules.ts'

const HOUR_MS = 3_600_000

const KINDS = CONNECTOR_KINDS.map(({ code }) => code)

/** How every outside system stands: switched by operators, well or not, on each process. */
export async function readConnectors(db: Db, services: Services, now: Date): Promise<Connector[]> {
  const [switches, health, processes] = [
    await listSwitches(db),
    await listHealth(db, KINDS, new Date(now.getTime() - HOUR_MS)),
    await listProcesses(db),
  ]
  return KINDS.map((kind) => {
    const {
      isOff = false,
      reason = null,
      changedBy = null,
      changedAt = null,
    } = switches.find((one) => one.kind === kind) ?? {}
    const { lastGoodAt = null, calls = 0, failures = 0 } = health.find((one) => one.kind === kind) ?? {}
    const adapter = portOf(services, kind).name
    const ways = processes
      .filter((one) => one.kind === kind)
      .map(({ adapter: answers, breaker, running, waiting, startedAt, reportedAt }, index) => ({
        place: index + 1,
        adapter: answers,
        breaker,
        running,
        waiting,
        startedAt,
        reportedAt,
      }))
    const facts = { isOff, adapter, lastGoodAt, calls, failures, processes: ways }
    const isMadeUp = !services.config.demo && adapter === 'sandbox' && !SOUND_SANDBOXES.has(kind)
    return { kind, standing: standingOf(facts), isMadeUp, reason, changedBy, changedAt, ...facts }
  })
}

/** The same in one word each, for whoever only wants to know that. */
export async function connectorStandings(db: Db, services: Services, now: Date) {
  const all = await readConnectors(db, services, now)
  return all.map(({ kind, standing, lastGoodAt }) => ({ kind, standing, lastGoodAt }))
}
