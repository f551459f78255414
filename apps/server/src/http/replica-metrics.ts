import { Counter, Gauge, type Registry } from 'prom-client'
import type { Services } from './services.ts'

/** Where reads are answered that replicas may answer, and how each replica stands, for Prometheus. */
export function registerReplicaMetrics(registry: Registry, services: Pick<Services, 'replicas'>): void {
  const registers = [registry]
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica may answer, by where they were answered and why not by a replica',
    labelNames: ['place', 'why'],
    registers,
    collect() {
      this.reset()
      for (const [place, times] of services.replicas?.counts() ?? [])
        this.inc(place === 'replica' ? { place, why: 'none' } : { place: 'primary', why: place }, times)
    },
  })
  new Gauge({
    name: 'database_replica_in_step',
    help: '1 while the replica is read from, 0 while it is late or away',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of services.replicas?.all ?? [])
        this.set({ replica: replica.name }, replica.state() === 'inStep' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'database_replica_behind_bytes',
    help: 'Log that the replica has not replayed of what the primary had at the last look',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of services.replicas?.all ?? [])
        this.set({ replica: replica.name }, services.replicas?.behindBytes(replica) ?? 0)
    },
  })
}
