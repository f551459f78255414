import type { SealedHolder } from '@lqr/contract/operations/sealed-holders.ts'

/** What became of one batch. */
export interface Batch {
  /** Rows or files that are sealed with the present key now. */
  readonly renewed: number
  /** Those that no known key opens: they stay as they are, and the log names them. */
  readonly failed: number
  /** Behind which the next batch begins; undefined when there was none left. */
  readonly next: readonly string[] | undefined
}

/** Seals what one holder keeps anew, a batch in a transaction of its own. */
export interface Renewer {
  readonly holder: SealedHolder
  renewBatch(after: readonly string[] | undefined): Promise<Batch>
}
