import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { oldestUnsealedSeconds } from './audit-state.store.ts'
import type { SealRoot } from './root-seal.ts'
import { sealRows } from './seal.store.ts'

const EVERY_MS = 1_000
/** A row that waits longer than this for its seal is an alarm. */
export const UNSEALED_ALARM_SECONDS = 5
const ALARM_EVERY_MS = 60_000

export interface Sealer {
  /** Seals what is left and ends. */
  stop(): Promise<void>
}

/**
 * Seals new audit rows every second. Any number of instances may run it: one seals at a time, and each of them looks
 * whether rows wait too long, so a sealer that hangs is noticed by the others.
 */
export function startSealer(pool: pg.Pool, sealRoot: SealRoot, log: Logger): Sealer {
  const end = new AbortController()
  let alarmAt = 0

  async function turn(): Promise<void> {
    try {
      while ((await sealRows(pool, sealRoot)).isCut && !end.signal.aborted);
      const waiting = await oldestUnsealedSeconds(pool)
      if (waiting > UNSEALED_ALARM_SECONDS && Date.now() - alarmAt > ALARM_EVERY_MS) {
        alarmAt = Date.now()
        log.error({ seconds: Math.round(waiting) }, 'audit rows wait for their seal')
      }
    } catch (err) {
      log.error({ err }, 'audit rows not sealed')
    }
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await turn()
      await pause(EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined)
    }
    await turn()
  }

  const running = run()
  return {
    async stop() {
      end.abort()
      await running
    },
  }
}
