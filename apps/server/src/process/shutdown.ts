import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Something that must be given back when the process ends. */
export interface Part {
  readonly name: string
  readonly stop: () => Promise<unknown>
  /** Longer than this nobody waits for it. */
  readonly limitMs: number
}

/**
 * Ends the parts in their order. One that throws or hangs is named in the log and does not keep the next from ending, so that
 * the whole ends within the sum of their limits. Answers whether all ended well.
 */
export async function shutDown(parts: readonly Part[], log: Pick<Logger, 'error'>): Promise<boolean> {
  let isWell = true
  for (const { name, stop, limitMs } of parts) {
    const giveUp = new AbortController()
    const late = pause(limitMs, undefined, { signal: giveUp.signal, ref: false }).then(() => {
      throw new Error(`not ended within ${limitMs} ms`)
    })
    late.catch(() => undefined)
    try {
      await Promise.race([Promise.resolve().then(stop), late])
    } catch (err) {
      isWell = false
      log.error({ err, part: name }, 'part of the process not ended')
    } finally {
      giveUp.abort()
    }
  }
  return isWell
}
