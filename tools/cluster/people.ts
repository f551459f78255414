import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from './entry-client.ts'
import type { Reading, Write } from './reckon.ts'
import { requestOf } from './writes.ts'

/** A browser tries again as often with the same key; then the person keeps the form and is told. */
const ATTEMPTS = 12
const PATIENCE_S = 4
/** Answers that say that trying again helps. */
const LATER = new Set([0, 429, 502, 503, 504, 507])
const READ_MS = 8_000
const PAGES = ['/index', '/financial', '/policy']

export interface Crowd {
  /** Nobody begins anything more; answers when the last one has given up or is done. */
  stop(): Promise<{ writes: Write[]; readings: Reading[] }>
}

/** People who write and read through the entry, as many a second whatever the answers are. */
export function startCrowd(
  ask: Ask,
  token: string,
  run: string,
  perSecond: { writes: number; reads: number },
): Crowd {
  const writes: Promise<Write>[] = []
  const readings: Promise<Reading>[] = []
  const timers = [
    setInterval(() => {
      const number = writes.length
      writes.push(write(ask, token, `${run}-${number}`, number))
    }, 1000 / perSecond.writes),
    setInterval(() => {
      readings.push(read(ask, PAGES[readings.length % PAGES.length] ?? '/index'))
    }, 1000 / perSecond.reads),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      return { writes: await Promise.all(writes), readings: await Promise.all(readings) }
    },
  }
}

async function write(ask: Ask, token: string, mark: string, number: number): Promise<Write> {
  const sentAt = performance.now()
  const odd: string[] = []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await ask(requestOf(mark, number, token)).catch(() => undefined)
    if (answer?.status === 200) return { mark, sentAt, savedAt: performance.now(), attempts: attempt, odd }
    if (!LATER.has(answer?.status ?? 0)) odd.push(`${answer?.status}`)
    const seconds = Math.min(answer?.retryAfter ?? 1, PATIENCE_S)
    await pause(seconds * 1000 * (0.75 + Math.random() / 2))
  }
  return { mark, sentAt, savedAt: undefined, attempts: ATTEMPTS, odd }
}

async function read(ask: Ask, path: string): Promise<Reading> {
  const answer = await ask({ path, timeoutMs: READ_MS }).catch(() => undefined)
  return { at: performance.now(), isGood: answer?.status === 200 }
}
