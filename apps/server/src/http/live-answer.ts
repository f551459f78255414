/** An answer that many watch: worked out once for all of them, again and again while somebody does. */
export interface LiveAnswer<T> {
  /** What stands now; not older than the time between two looks. */
  current(): Promise<T>
  /** Tells every change from now on; what it answers stops the watching. */
  watch(notify: (answer: T) => void, end: () => void): () => void
  /** Ends all that is watched. */
  close(): void
}

interface Ways<T> {
  readonly read: () => Promise<T>
  /** What of it counts as a change; the time of reading does not. */
  readonly essence: (answer: T) => unknown
  readonly onError: (err: unknown) => void
  readonly everyMs?: number
  /** After so long it is told even unchanged, so that its time stays fresh. */
  readonly freshMs?: number
}

const EVERY_MS = 1_000
const FRESH_MS = 10_000
/** Looking takes at most this part of the time. */
const SHARE = 10

interface Held<T> {
  readonly answer: T
  readonly essence: string
  readonly at: number
  readonly cost: number
}

interface Watched<T> {
  readonly notify: (answer: T) => void
  readonly end: () => void
  essence: string
  toldAt: number
}

/**
 * Asks `read` at most once a second and never two at a time, whoever wants to know; less often where it takes long. Like `makeLiveCounts` it asks
 * the database instead of listening to it.
 */
export function makeLiveAnswer<T>({
  read,
  essence,
  onError,
  everyMs = EVERY_MS,
  freshMs = FRESH_MS,
}: Ways<T>): LiveAnswer<T> {
  const watched = new Set<Watched<T>>()
  let held: Held<T> | undefined
  let reading: Promise<Held<T>> | undefined
  let timer: NodeJS.Timeout | undefined
  const pause = () => Math.max(everyMs, (held?.cost ?? 0) * SHARE)

  async function look(): Promise<Held<T>> {
    const at = performance.now()
    const answer = await read()
    held = { answer, essence: JSON.stringify(essence(answer)), at, cost: performance.now() - at }
    return held
  }

  async function latest(): Promise<Held<T>> {
    if (held && performance.now() - held.at < pause()) return held
    reading ??= look().finally(() => {
      reading = undefined
    })
    return reading
  }

  function notifyOne(one: Watched<T>, { answer, essence: now, at }: Held<T>): void {
    if (!watched.has(one) || (one.essence === now && at - one.toldAt < freshMs)) return
    one.essence = now
    one.toldAt = at
    one.notify(answer)
  }

  function plan(): void {
    if (timer !== undefined || watched.size === 0) return
    timer = setTimeout(() => {
      void latest()
        .then((now) => {
          for (const one of watched) notifyOne(one, now)
        })
        .catch(onError)
        .finally(() => {
          timer = undefined
          plan()
        })
    }, pause())
    timer.unref()
  }

  return {
    current: async () => (await latest()).answer,
    watch(notify, end) {
      const one: Watched<T> = { notify, end, essence: '', toldAt: -Infinity }
      watched.add(one)
      void latest()
        .then((now) => notifyOne(one, now))
        .catch(onError)
      plan()
      return () => void watched.delete(one)
    },
    close() {
      for (const one of watched) one.end()
      watched.clear()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
