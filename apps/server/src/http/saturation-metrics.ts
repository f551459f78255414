import { Gauge, type Registry } from 'prom-client'
import { type PlaceKind, placeKinds, placesFor } from './load-places.ts'
import type { Services } from './services.ts'

/** How full this process is, for Prometheus: places for requests, and connections of the database. */
export function registerSaturationMetrics(
  registry: Registry,
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  underWay: (kind: PlaceKind) => number,
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
  const gaugeByKind = (name: string, help: string, read: (kind: PlaceKind) => number) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['kind'],
      collect() {
        for (const kind of placeKinds) this.set({ kind }, read(kind))
      },
    })
  gaugeByKind('http_requests_running', 'Requests that have a place', underWay)
  gaugeByKind('http_requests_most', 'Places; what comes beyond them is answered with 503', (kind) =>
    placesFor(kind, config.mostRequests),
  )
  gauge('database_connections_used', 'Connections at work', () => pool.totalCount - pool.idleCount)
  gauge('database_connections_most', 'Connections that the process may open', () => config.databasePool)
  gauge('database_waiting', 'Questions that wait for a connection', () => pool.waitingCount)
}
