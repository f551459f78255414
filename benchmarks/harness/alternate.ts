import { type Load, type LoadResult, runLoad } from './load.ts'

export interface Compared {
  /** Medians over the rounds. */
  readonly ours: LoadResult
  readonly limit: LoadResult
  /** Our requests per second by the limit's: the median of the rounds, each measured side by side. */
  readonly ratio: number
  readonly ratios: readonly number[]
}

/** The middle of the sorted values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

function medians(rounds: readonly LoadResult[]): LoadResult {
  const of = (pick: (result: LoadResult) => number) => median(rounds.map(pick))
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    bytesPerSecond: of(({ bytesPerSecond }) => bytesPerSecond),
  }
}

/** Code has to become fast before it is measured: so many answers, or so many rounds on a machine that is busy. */
const WARM_ANSWERS = 12_000
const WARM_ROUNDS = 8

async function warmUp(load: Load, run: (load: Load) => Promise<LoadResult>): Promise<void> {
  let answers = 0
  for (let round = 0; round < WARM_ROUNDS && answers < WARM_ANSWERS; round += 1) {
    answers += (await run(load)).perSecond * load.seconds
  }
}

/**
 * Warms both up, then loads ours and the limit in turn, so that a noisy machine disturbs both alike; who goes first
 * changes from round to round.
 */
export async function alternate(
  loads: { ours: Load; limit: Load },
  rounds: number,
  run: (load: Load) => Promise<LoadResult> = runLoad,
): Promise<Compared> {
  await warmUp(loads.ours, run)
  await warmUp(loads.limit, run)
  const ours: LoadResult[] = []
  const limit: LoadResult[] = []
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      async () => ours.push(await run(loads.ours)),
      async () => limit.push(await run(loads.limit)),
    ]
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  const ratios = ours.map((result, round) => result.perSecond / (limit[round]?.perSecond ?? Number.NaN))
  return { ours: medians(ours), limit: medians(limit), ratio: median(ratios), ratios }
}
