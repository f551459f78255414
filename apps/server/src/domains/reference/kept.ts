const MINUTE_MS = 60_000
const MOMENT_MS = 5_000

/**
 * Reads reference data at most once in so many milliseconds for each source. It changes with a release or by an
 * operator's hand, and the portal asks for it on every page; readers that come together share one query.
 */
function keepFor<Source extends object, Value>(keptMs: number, read: (source: Source) => Promise<Value>) {
  const kept = new WeakMap<Source, { until: number; value: Promise<Value> }>()
  return (source: Source, now: Date): Promise<Value> => {
    const known = kept.get(source)
    if (known && known.until > now.getTime()) return known.value
    const value = read(source)
    kept.set(source, { until: now.getTime() + keptMs, value })
    value.catch(() => kept.delete(source))
    return value
  }
}

/** For what changes with a release. */
export const keepMinute = <Source extends object, Value>(read: (source: Source) => Promise<Value>) =>
  keepFor(MINUTE_MS, read)

/** For what an operator changes and wants to see in the portal, on every instance. */
export const keepMoment = <Source extends object, Value>(read: (source: Source) => Promise<Value>) =>
  keepFor(MOMENT_MS, read)
