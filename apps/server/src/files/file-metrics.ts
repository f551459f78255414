import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../http/services.ts'
import { countOpenFaults, secondsSinceCheck } from './file-faults.store.ts'
import { countQuarantine } from './quarantine-count.store.ts'

/** `/metrics` says how many stored files are faulty. A database that is away leaves the last figures standing. */
export function registerFileMetrics(registry: Registry, { db }: Pick<Services, 'db'>): void {
  registry.registerMetric(
    new Gauge({
      name: 'file_faults_open',
      help: 'Stored files that are missing, cut off or changed; above 0 somebody has to look',
      labelNames: ['place'],
      registers: [],
      async collect() {
        const open = await countOpenFaults(db).catch(() => undefined)
        for (const [place, faults] of Object.entries(open ?? {})) this.set({ place }, faults)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'file_check_age_seconds',
      help: 'Time since every stored file was last read; above two days the nightly check does not run',
      registers: [],
      async collect() {
        const seconds = await secondsSinceCheck(db).catch(() => undefined)
        if (seconds !== undefined) this.set(seconds)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'files_in_quarantine',
      help: 'Uploads that wait for the malware check, which then is away, or that it found infected',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const counts = await countQuarantine(db).catch(() => undefined)
        for (const [state, files] of Object.entries(counts ?? {})) this.set({ state }, files)
      },
    }),
  )
}
