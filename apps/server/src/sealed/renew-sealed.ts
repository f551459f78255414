import type { SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'
import type { Batch, Renewer } from './renewer.ts'

/** Where a pass over all holders goes on, and what it has renewed so far. */
export interface Pass {
  readonly holder: SealedHolder
  readonly after?: readonly string[] | undefined
  readonly renewed: number
}

interface Walk {
  /** Where to begin; at the first holder when it is left out. */
  readonly from?: Pass | undefined
  /** Asked between batches. */
  readonly isOver?: () => boolean
  readonly onBatch?: (holder: SealedHolder, batch: Batch) => void
}

/**
 * Seals everything anew that is not sealed with the present key, batch after batch, and passes over all again until a pass
 * finds nothing to do: what was written with the old key meanwhile, or held by a writer, is found by the next. Nothing is noted:
 * the values themselves say what is left. Answers where to go on when it was over before the end.
 */
export async function renewSealed(
  renewers: readonly Renewer[],
  { from, isOver = () => false, onBatch }: Walk = {},
): Promise<Pass | undefined> {
  let pass = from
  for (;;) {
    const begin = Math.max(
      renewers.findIndex(({ holder }) => holder === pass?.holder),
      0,
    )
    let renewed = pass?.renewed ?? 0
    let after = pass?.after
    for (const renewer of renewers.slice(begin)) {
      const { holder } = renewer
      do {
        if (isOver()) return { holder, after, renewed }
        const batch = await renewer.renewBatch(after)
        onBatch?.(holder, batch)
        renewed += batch.renewed
        after = batch.next
      } while (after)
    }
    if (renewed === 0) return undefined
    pass = undefined
  }
}
