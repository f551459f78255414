/** One thing that a person saved, however often the browser had to send it. */
export interface Write {
  /** Is found again in the row that it makes. */
  readonly mark: string
  readonly sentAt: number
  /** When the product said that it is saved; undefined: it never did. */
  readonly savedAt: number | undefined
  readonly attempts: number
  /** Answers that were neither a success nor a plain "try again later", as `401`. */
  readonly odd: readonly string[]
}

/** One page or list that somebody wanted to see. */
export interface Reading {
  readonly at: number
  readonly isGood: boolean
}

export interface Reckoning {
  readonly sent: number
  readonly acknowledged: number
  /** Acknowledged, and not in the database. */
  readonly lost: readonly string[]
  /** In the database more than once. */
  readonly doubled: readonly string[]
  /** In the database, though nobody was told: no loss, the key of the next try finds it. */
  readonly keptUnsaid: number
  readonly gapSeconds: number
  readonly odd: Readonly<Record<string, number>>
  readonly badReadings: number
  readonly readings: number
  readonly readingGapSeconds: number
}

interface Observed {
  readonly writes: readonly Write[]
  readonly readings: readonly Reading[]
  /** How many rows bear each mark. */
  readonly rows: ReadonlyMap<string, number>
  readonly from: number
  readonly until: number
}

/** What a fault cost: compares what people were told with what the database holds. */
export function reckon({ writes, readings, rows, from, until }: Observed): Reckoning {
  const saved = writes.filter(({ savedAt }) => savedAt !== undefined)
  const rowsOf = ({ mark }: Write) => rows.get(mark) ?? 0
  const good = readings.filter(({ isGood }) => isGood)
  return {
    sent: writes.length,
    acknowledged: saved.length,
    lost: saved.filter((write) => rowsOf(write) === 0).map(({ mark }) => mark),
    doubled: writes.filter((write) => rowsOf(write) > 1).map(({ mark }) => mark),
    keptUnsaid: writes.filter((write) => write.savedAt === undefined && rowsOf(write) > 0).length,
    gapSeconds:
      longestGap(
        saved.flatMap(({ savedAt }) => savedAt ?? []),
        { from, until },
      ) / 1000,
    odd: countEach(writes.flatMap((write) => write.odd)),
    badReadings: readings.length - good.length,
    readings: readings.length,
    readingGapSeconds:
      longestGap(
        good.map(({ at }) => at),
        { from, until },
      ) / 1000,
  }
}

/** The longest time without any of the moments, the ends of the span counted as moments. */
export function longestGap(moments: readonly number[], span: { from: number; until: number }): number {
  const within = moments.filter((moment) => moment > span.from && moment < span.until)
  const all = [span.from, ...within.toSorted((a, b) => a - b), span.until]
  return Math.max(...all.map((moment, index) => moment - (all[index - 1] ?? moment)))
}

function countEach(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
