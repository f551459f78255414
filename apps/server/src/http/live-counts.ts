/** Whoever is told a count: the session it is told to, and what it was told last. */
export interface Watcher {
  readonly accountId: string
  readonly sessionId: string
  readonly unread: number
}

export interface LiveCounts {
  /** Tells every change from now on, and `end`s when the session has ended; what it answers stops the watching. */
  watch(watcher: Watcher, notify: (unread: number) => void, end: () => void): () => void
  /** Ends all that is watched. */
  close(): void
}

interface Watched extends Watcher {
  unread: number
  readonly notify: (unread: number) => void
  readonly end: () => void
}

/** How soon a change is told. One question serves everybody who watches here, so any number of instances may ask. */
const EVERY_MS = 1_000

type CountOf = (watchers: readonly Watcher[]) => Promise<ReadonlyMap<string, number>>

/**
 * Counts for those who watch, by asking the database again and again while somebody does. `countOf` answers them by session and
 * leaves out the sessions that have ended. PostgreSQL's NOTIFY would notify sooner, but takes one lock of the whole
 * cluster at each commit that tells, which the writes would wait for.
 */
export function makeLiveCounts(
  countOf: CountOf,
  onError: (err: unknown) => void,
  everyMs = EVERY_MS,
): LiveCounts {
  const watched = new Set<Watched>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const asked = [...watched]
    const counts = await countOf(asked)
    for (const one of asked) {
      const unread = counts.get(one.sessionId)
      if (!watched.has(one)) continue
      if (unread === undefined) one.end()
      else if (unread !== one.unread) {
        one.unread = unread
        one.notify(unread)
      }
    }
  }

  function plan(): void {
    if (timer !== undefined || watched.size === 0) return
    timer = setTimeout(() => {
      void look()
        .catch(onError)
        .finally(() => {
          timer = undefined
          plan()
        })
    }, everyMs)
    timer.unref()
  }

  return {
    watch(watcher, notify, end) {
      const one = { ...watcher, notify, end }
      watched.add(one)
      plan()
      return () => void watched.delete(one)
    },
    close() {
      for (const one of watched) one.end()
      watched.clear()
    },
  }
}
