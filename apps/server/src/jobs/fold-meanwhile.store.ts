import type pg from 'pg'
import { inTransaction } from './own-transaction.store.ts'

/** So long a comparison keeps figures from being folded. */
const EVERY_MS = 60_000
const FOLDINGS = ['select fold_case_tally()', 'select fold_figure_cube()']

/**
 * Folds what waits, at the first call and once a minute afterwards. A comparison asks for it between two parts: it has the lock of folding from
 * part to part, so the job of every minute hardly ever finds it free.
 */
export function foldingMeanwhile(pool: pg.Pool, everyMs = EVERY_MS): () => Promise<void> {
  let dueAt = 0
  return async () => {
    if (performance.now() < dueAt) return
    dueAt = performance.now() + everyMs
    for (const folding of FOLDINGS) await inTransaction(pool, (client) => client.query(folding))
  }
}
