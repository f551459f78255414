/** Upper bounds of how long an answer took, in seconds; what took longer than the last falls beyond them all. */
export const ANSWER_BOUNDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 5, 30] as const

const boundOf = (seconds: number) => {
  const found = ANSWER_BOUNDS.findIndex((bound) => seconds <= bound)
  return found < 0 ? ANSWER_BOUNDS.length : found
}

export interface MinuteCount {
  answered: number
  failed: number
  readonly byBound: number[]
}

/** Puts one answer into its minute. */
export function count(minute: MinuteCount, { status, seconds }: { status: number; seconds: number }): void {
  minute.answered += 1
  if (status >= 500) minute.failed += 1
  const bound = boundOf(seconds)
  minute.byBound[bound] = (minute.byBound[bound] ?? 0) + 1
}

export const nothingCounted = (): MinuteCount => ({
  answered: 0,
  failed: 0,
  byBound: Array<number>(ANSWER_BOUNDS.length + 1).fill(0),
})

/** Within how many seconds so large a share was answered, interpolated between the bounds; null without an answer. */
export function secondsOf(byBound: readonly number[], share: number): number | null {
  const all = byBound.reduce((sum, answers) => sum + answers, 0)
  if (all === 0) return null
  const wanted = all * share
  let before = 0
  for (const [index, answers] of byBound.entries()) {
    const upper = ANSWER_BOUNDS[index] ?? ANSWER_BOUNDS.at(-1) ?? 0
    const lower = index === 0 ? 0 : (ANSWER_BOUNDS[index - 1] ?? upper)
    if (answers > 0 && before + answers >= wanted) {
      return lower + (upper - lower) * ((wanted - before) / answers)
    }
    before += answers
  }
  return ANSWER_BOUNDS.at(-1) ?? null
}
