/** The parts of a Lighthouse report that are measured by. */
export interface LighthouseReport {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { score: number | null; title: string; numericValue?: number }>>
}

export interface PageScore {
  /** By category, 0 … 100. */
  readonly scores: Readonly<Record<string, number>>
  readonly lcpMs: number
  readonly cls: number
  /** Audits outside the performance score that a page has failed. */
  readonly failed: readonly string[]
}

/** What a report says of a page. */
export function readReport({ categories, audits }: LighthouseReport): PageScore {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  )
  const judged = Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = judged.filter(({ id }) => {
    const score = audits[id]?.score
    return score !== null && score !== undefined && score < 1
  })
  return {
    scores,
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed: [...new Set(failed.map(({ id }) => id))],
  }
}
