const MINUTE_MS = 60_000

/**
 * Reads reference data at most once a minute for each source. It changes with a release, and the portal asks for it on every page; readers that
 * come together share one query. What an operator changes is not kept here: an answer of a new generation is made of nothing older (decision 0180).
 */
export function keepMinute<Source extends object, Value>(read: (source: Source) => Promise<Value>) {
  const kept = new WeakMap<Source, { until: number; value: Promise<Value> }>()
  return (source: Source, now: Date): Promise<Value> => {
    const known = kept.get(source)
    if (known && known.until > now.getTime()) return known.value
    const value = read(source)
    kept.set(source, { until: now.getTime() + MINUTE_MS, value })
    value.catch(() => kept.delete(source))
    return value
  }
}
