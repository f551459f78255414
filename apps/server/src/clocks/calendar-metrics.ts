import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../http/services.ts'
import { readStored } from './calendar.store.ts'
import { calendarReach } from './work-calendar.rules.ts'
import { shanghaiDay } from './working-days.ts'

/** `/metrics` says how long the notices reach. A database that is away leaves the last figures standing. */
export function registerCalendarMetrics(registry: Registry, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const reach = async () => {
    const stored = await readStored(db).catch(() => undefined)
    return stored && calendarReach(stored.years, shanghaiDay(now()))
  }
  registry.registerMetric(
    new Gauge({
      name: 'calendar_days_left',
      help: 'Days until the last holiday notice ends; beyond it clocks count by the rule',
      registers: [],
      async collect() {
        const found = await reach()
        if (found) this.set(found.daysLeft ?? 0)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'calendar_notice_missing',
      help: '1 when the holiday notice of the next year must be imported now',
      registers: [],
      async collect() {
        const found = await reach()
        if (found) this.set(found.isNear ? 1 : 0)
      },
    }),
  )
}
