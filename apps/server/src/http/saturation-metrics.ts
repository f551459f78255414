import { Gauge, type Registry } from 'prom-client'
import type { Services } from './services.ts'

/** How full this process is, for Prometheus: places for requests, and connections of the database. */
export function registerSaturationMetrics(
  registry: Registry,
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  underWay: () => number,
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('http_requests_running', 'Requests that have a place', underWay)
  gauge(
    'http_requests_most',
    'Places; what comes beyond them is answered with 503',
    () => config.mostRequests,
  )
  gauge('database_connections_used', 'Connections at work', () => pool.totalCount - pool.idleCount)
  gauge('database_connections_most', 'Connections that the process may open', () => config.databasePool)
  gauge('database_waiting', 'Questions that wait for a connection', () => pool.waitingCount)
}
