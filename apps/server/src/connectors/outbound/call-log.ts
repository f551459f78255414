import type { LoggedCall } from './outbound.store.ts'

/** What waits to be written at most; beyond it calls are counted, not kept. */
const MOST_WAITING = 5_000
const MOST_AT_ONCE = 500

export interface CallLog {
  /** Remembers a call; never waits and never fails. */
  add(call: LoggedCall): void
  /** Writes what is waiting; what cannot be written waits on. */
  flush(): Promise<void>
  /** Calls that were not kept since the process began. */
  dropped(): number
}

/** The log is written behind the calls, so that a slow database makes none of them slower. */
export function makeCallLog(write: (calls: readonly LoggedCall[]) => Promise<void>): CallLog {
  const waiting: LoggedCall[] = []
  let dropped = 0
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      // One writer at a time and calls join at the end alone: the batch is still the first of those that wait.
      await write(batch)
      waiting.splice(0, batch.length)
    }
  }

  return {
    add(call) {
      if (waiting.length >= MOST_WAITING) dropped += 1
      else waiting.push(call)
    },
    flush() {
      writing ??= writeAll().finally(() => (writing = undefined))
      return writing
    },
    dropped: () => dropped,
  }
}
