import { reasonOf } from './own-transaction.store.ts'

/** So many reasons are told; more of them say nothing new. */
const REASONS_TOLD = 20

/** Does something for each, one after the other: one that fails keeps no other from its turn. Throws in the end what failed, so that somebody hears of it. */
export async function eachByItself<T>(
  things: Iterable<T>,
  act: (thing: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) {
    try {
      await act(thing)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.slice(0, REASONS_TOLD).map(reasonOf).join('; '))
}
