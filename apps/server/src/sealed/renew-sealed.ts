import type { SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'
import type { Batch, Renewer } from './renewer.ts'

/** Where a pass over all holders goes on, and what it has renewed so far. */
export interface Pass {
  readonly holder: SealedHolder
  readonly after?: readonly string[] | undefined
  readonly renewed: number
  /** Which pass this is, the first being 1. */
  readonly round: number
}

/** An instance that still writes with the old key could be followed for ever: after so many passes the rest is told, not chased. */
const ROUNDS = 5

interface Walk {
  /** Where to begin; at the first holder when it is left out. */
  readonly from?: Pass | undefined
  /** Asked between batches. */
  readonly isOver?: () => boolean
  readonly onBatch?: (holder: SealedHolder, batch: Batch) => void
}

/** One pass from its place to the end; answers where to go on when it was over before, and what it renewed in all. */
async function onePass(
  renewers: readonly Renewer[],
  { isOver = () => false, onBatch }: Walk,
  from: Pass | undefined,
  round: number,
): Promise<{ next?: Pass; renewed: number }> {
  const begin = renewers.findIndex(({ holder }) => holder === from?.holder)
  let renewed = from?.renewed ?? 0
  let after = from?.after
  for (const renewer of renewers.slice(Math.max(begin, 0))) {
    const { holder } = renewer
    do {
      if (isOver()) return { next: { holder, after, renewed, round }, renewed }
      const batch = await renewer.renewBatch(after)
      onBatch?.(holder, batch)
      renewed += batch.renewed
      after = batch.next
    } while (after)
  }
  return { renewed }
}

/**
 * Seals everything anew that is not sealed with the present key, batch after batch, and passes over all again until a pass
 * finds nothing to do: what was written with the old key meanwhile, or held by a writer, is found by the next. Nothing is noted:
 * the values themselves say what is left. Answers where to go on when it was over before the end.
 */
export async function renewSealed(renewers: readonly Renewer[], walk: Walk = {}): Promise<Pass | undefined> {
  let from = walk.from
  for (let round = from?.round ?? 1; round <= ROUNDS; round += 1) {
    const { next, renewed } = await onePass(renewers, walk, from, round)
    if (next) return next
    if (renewed === 0) return undefined
    from = undefined
  }
  return undefined
}
