import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { count, type MinuteCount, nothingCounted } from './service-meter.rules.ts'
import { writeMinute } from './service-meter.store.ts'

const MINUTE_MS = 60_000

export interface ServiceMeter {
  /** Counts an answer into the minute it was sent in. */
  count(answer: { status: number; seconds: number }): void
  /** Writes the minutes that are over. */
  write(): Promise<void>
  /** Writes every full minute by itself from here on. */
  start(): void
  stop(): void
}

/** Counts what this process answers and writes it down once a minute, where all instances are added up. */
export function makeServiceMeter(
  pool: pg.Pool,
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): ServiceMeter {
  const instance = randomUUID()
  const minutes = new Map<number, MinuteCount>()
  let timer: ReturnType<typeof setInterval> | undefined
  const minuteOf = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS

  async function write(): Promise<void> {
    const current = minuteOf(now())
    const over = [...minutes].filter(([minute]) => minute < current)
    // Taken out first: a minute that cannot be written is lost, and never counted twice.
    for (const [minute] of over) minutes.delete(minute)
    for (const [minute, counted] of over) await writeMinute(pool, instance, new Date(minute), counted)
  }

  return {
    count(answer) {
      const minute = minuteOf(now())
      const counted = minutes.get(minute) ?? nothingCounted()
      minutes.set(minute, counted)
      count(counted, answer)
    },
    write,
    start() {
      // A process that has answered nothing is there too.
      timer = setInterval(() => {
        const last = minuteOf(now()) - MINUTE_MS
        if (!minutes.has(last)) minutes.set(last, nothingCounted())
        write().catch(onError)
      }, MINUTE_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
