import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { randomUUID } from 'node:crypto'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import {
  CONNECTOR_KINDS,
  type ConnectorAdapterCode,
  type ConnectorKindCode,
} from '@lqr/contract/connectors/kinds.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { type CallLog, makeCallLog } from './call-log.ts'
import { type CallRecord, type Gate, type GateState, makeGate } from './gate.ts'
import type { GateRules } from './gate-rules.ts'
import { findSwitchedOff, insertCalls, reportStates } from './outbound.store.ts'
import { outboundCopy as copy } from './outbound-copy.ts'

const FOLLOW_MS = 2_000
const FLUSH_MS = 1_000
const REPORT_MS = 10_000
/** Transactions that wait for outside systems hold one connection in so many; so many more wait without one. */
const SHARE = 4
const MOST_WAITING = 50
const RETRY_AFTER_SECONDS = 5

/** A gate of this process, and what answers behind it. */
export interface Way extends Gate {
  readonly kind: ConnectorKindCode
  readonly adapter: ConnectorAdapterCode
}

/** Hears of every call as it ends. */
export type CallListener = (kind: ConnectorKindCode, call: CallRecord) => void

/** All ways out of this process. */
export interface Outbound {
  /** The way to a system; asked for once, when its adapter is made. */
  open(kind: ConnectorKindCode, adapter: ConnectorAdapterCode, rules?: Partial<GateRules>): Way
  states(): readonly (GateState & Pick<Way, 'kind' | 'adapter'>)[]
  /** Runs a transaction that asks an outside system; few at once, so that most connections stay with everybody else. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  onCall(listener: CallListener): void
  readonly log: CallLog
  /** Takes over what operators have switched; now. */
  readSwitches(): Promise<void>
  /** Takes it over every two seconds, writes the log and tells how this process stands, until `close`. */
  follow(): Promise<void>
  /** Tells at once how this process stands. */
  report(): Promise<void>
  close(): Promise<void>
}

interface OutboundSettings {
  /** Connections of the database that this process may hold. */
  readonly connections: number
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const NAMES = new Map<ConnectorKindCode, (typeof CONNECTOR_KINDS)[number]>(
  CONNECTOR_KINDS.map((kind) => [kind.code, kind]),
)

/** One gate, one breaker and one set of places for each outside system; switches and log are shared by all processes. */
export function makeOutbound(db: Db, { connections, now, onError }: OutboundSettings): Outbound {
  const instance = { id: randomUUID(), startedAt: now() }
  const ways = new Map<ConnectorKindCode, Way>()
  const listeners: CallListener[] = []
  const log = makeCallLog((calls) => insertCalls(db, calls))
  const timers: NodeJS.Timeout[] = []
  const transactions = bulkhead(Math.max(1, Math.floor(connections / SHARE)), MOST_WAITING)
  let switchedOff: ReadonlyMap<ConnectorKindCode, string> = new Map()

  function refuseWhenOff(kind: ConnectorKindCode) {
    const reason = switchedOff.get(kind)
    if (reason === undefined) return
    const { name = kind, instead = '' } = NAMES.get(kind) ?? {}
    throw new CallError(kernelErrors.connectorOff, { msg: copy.off(name, reason, instead) })
  }

  const states = () => [...ways.values()].map(({ kind, adapter, state }) => ({ kind, adapter, ...state() }))
  const readSwitches = async () => {
    switchedOff = await findSwitchedOff(db)
  }
  const report = () => reportStates(db, instance, states())
  const every = (ms: number, work: () => Promise<void>) => {
    timers.push(setInterval(() => void work().catch(onError), ms).unref())
  }

  return {
    open(kind, adapter, rules) {
      const gate = makeGate(rules, {
        now,
        refuseWhenOff: () => refuseWhenOff(kind),
        record(call) {
          log.add({ ...call, kind, adapter })
          for (const listen of listeners) listen(kind, call)
        },
      })
      const way = { ...gate, kind, adapter }
      ways.set(kind, way)
      return way
    },
    states,
    inTransaction: (work) =>
      transactions.execute(work).catch((error: unknown) => {
        const isFull = error instanceof BulkheadRejectedError
        throw isFull ? new CallError(kernelErrors.tooManyLoads, { retryAfter: RETRY_AFTER_SECONDS }) : error
      }),
    onCall: (listener) => void listeners.push(listener),
    log,
    readSwitches,
    report,
    async follow() {
      await readSwitches()
      await report()
      every(FOLLOW_MS, readSwitches)
      every(FLUSH_MS, () => log.flush())
      every(REPORT_MS, report)
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await log.flush().catch(onError)
    },
  }
}
