import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Outbound } from './outbound.ts'

/** The ways to outside systems of this process, for Prometheus. */
export function registerOutboundMetrics(registry: Registry, outbound: Outbound): void {
  const registers = [registry]
  const ended = new Counter({
    name: 'connector_calls_total',
    help: 'Calls to outside systems by connector and outcome',
    labelNames: ['connector', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: 'connector_call_seconds',
    help: 'Time from question to answer, waiting and all tries included',
    labelNames: ['connector'],
    buckets: [0.01, 0.05, 0.1, 0.3, 0.8, 2, 5, 8],
    registers,
  })
  outbound.onCall((connector, { outcome, ms }) => {
    ended.inc({ connector, outcome })
    duration.observe({ connector }, ms / 1000)
  })
  const gauge = (name: string, help: string, of: (state: ReturnType<Outbound['states']>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['connector'],
      registers,
      collect() {
        for (const state of outbound.states()) this.set({ connector: state.kind }, of(state))
      },
    })
  gauge(
    'connector_breaker_open',
    'Calls to the connector fail at once (1), or one probes (0.5)',
    ({ breaker }) => (breaker === 'open' ? 1 : breaker === 'halfOpen' ? 0.5 : 0),
  )
  gauge('connector_running', 'Calls under way', ({ running }) => running)
  gauge('connector_waiting', 'Calls that wait for a place', ({ waiting }) => waiting)
  new Gauge({
    name: 'connector_log_dropped',
    help: 'Calls that the log could not keep since the process began',
    registers,
    collect() {
      this.set(outbound.log.dropped())
    },
  })
}
