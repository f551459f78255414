import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  fullJitterGenerator,
  handleWhen,
  retry,
  timeout,
  wrap,
} from 'cockatiel'
import { randomUUID } from 'node:crypto'
import type { BreakerStateCode, ConnectorOutcomeCode } from '@lqr/contract/connectors/kinds.ts'
import { ConnectorFailure } from './connector-failure.ts'
import { GATE_RULES, type GateRules, MOST_PAUSE_MS } from './gate-rules.ts'

/** Asks whether the system is there; also of one that is switched off, so that it can be tried before it is used again. */
export const PROBE = 'probe'

/** One try of a call. */
export interface Attempt {
  /** Aborted when the time of the try, or of the whole call, is over. */
  readonly signal: AbortSignal
  /** The same for every try of a call, so that the other side knows a repetition, and its answer is known as ours. */
  readonly requestId: string
}

/** A call as it is remembered: nothing of what was asked or answered. */
export interface CallRecord {
  readonly operation: string
  readonly startedAt: Date
  readonly ms: number
  readonly attempts: number
  readonly outcome: ConnectorOutcomeCode
  readonly requestId: string
}

export interface GateState {
  readonly breaker: BreakerStateCode
  readonly running: number
  readonly waiting: number
}

/** The one way out to an outside system: whatever that system does, the caller has an answer in time and nobody else waits. */
export interface Gate {
  readonly rules: GateRules
  /**
   * Runs one operation, named for the call log. Throws ConnectorFailure when the system cannot be asked or believed, and what
   * `refuseWhenOff` throws while an operator has switched it off.
   */
  run<T>(operation: string, work: (attempt: Attempt) => Promise<T>): Promise<T>
  state(): GateState
}

export interface GateSurroundings {
  /** Throws when the connector is switched off. */
  readonly refuseWhenOff?: () => void
  readonly record?: (call: CallRecord) => void
  readonly now?: () => Date
}

const BREAKERS: Readonly<Record<CircuitState, BreakerStateCode>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
}

/** What a policy threw, as one kind of failure; undefined: a fault of ours. */
function asFailure(error: unknown): ConnectorFailure | undefined {
  if (error instanceof ConnectorFailure) return error
  const cause = { cause: error }
  if (error instanceof BrokenCircuitError)
    return new ConnectorFailure('circuit open', { outcome: 'open', ...cause })
  if (error instanceof BulkheadRejectedError)
    return new ConnectorFailure('too many calls at once', { outcome: 'busy', ...cause })
  if (error instanceof TaskCancelledError)
    return new ConnectorFailure('no answer in time', { outcome: 'timeout', mayPass: true, ...cause })
  return undefined
}

/** A refusal is an answer: it neither opens the breaker nor is it asked for again. */
type Answered<T> = { readonly value: T } | { readonly refusal: ConnectorFailure }

/** A gate with a breaker and places of its own. */
export function makeGate(
  chosen: Partial<GateRules> = {},
  { refuseWhenOff = () => {}, record = () => {}, now = () => new Date() }: GateSurroundings = {},
): Gate {
  const rules = { ...GATE_RULES, ...chosen }
  const places = bulkhead(rules.most, rules.mostWaiting)
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ConnectorFailure || error instanceof TaskCancelledError),
    { breaker: new ConsecutiveBreaker(rules.openAfter), halfOpenAfter: rules.openForMs },
  )
  const again = retry(
    handleWhen(
      (error) => error instanceof TaskCancelledError || (error instanceof ConnectorFailure && error.mayPass),
    ),
    {
      maxAttempts: rules.tries - 1,
      backoff: new ExponentialBackoff({
        generator: fullJitterGenerator,
        initialDelay: rules.pauseMs,
        maxDelay: MOST_PAUSE_MS,
      }),
    },
  )
  const policy = wrap(
    timeout(rules.deadlineMs, TimeoutStrategy.Aggressive),
    places,
    again,
    breaker,
    timeout(rules.timeoutMs, TimeoutStrategy.Aggressive),
  )

  async function answer<T>(work: () => Promise<T>): Promise<Answered<T>> {
    try {
      return { value: await work() }
    } catch (error) {
      if (error instanceof ConnectorFailure && error.outcome === 'refused') return { refusal: error }
      throw error
    }
  }

  return {
    rules,
    async run(operation, work) {
      const requestId = randomUUID()
      const startedAt = now()
      const start = performance.now()
      let attempts = 0
      const end = (outcome: ConnectorOutcomeCode) => {
        const ms = Math.round(performance.now() - start)
        record({ operation, startedAt, ms, attempts, outcome, requestId })
      }
      try {
        if (operation !== PROBE) refuseWhenOff()
      } catch (error) {
        end('off')
        throw error
      }
      try {
        const answered = await policy.execute(({ signal }) => {
          attempts += 1
          return answer(() => work({ signal, requestId }))
        })
        if ('refusal' in answered) throw answered.refusal
        end('ok')
        return answered.value
      } catch (error) {
        const failure = asFailure(error)
        end(failure?.outcome ?? 'failing')
        throw failure ?? error
      }
    },
    state: () => ({
      breaker: BREAKERS[breaker.state],
      running: rules.most - places.executionSlots,
      waiting: rules.mostWaiting - places.queueSlots,
    }),
  }
}
