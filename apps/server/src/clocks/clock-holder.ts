import type { Db } from '../data/database.ts'
import type { AuditEntry } from '../http/audit.store.ts'

/** A clock that runs: since when it counts, how many working days it has, and until when. */
export interface OpenClock {
  readonly id: string
  readonly startedAt: string
  readonly workingDays: number
  readonly dueAt: string
}

/** A clock with the due time it gets. */
export interface ClockMove {
  readonly clock: OpenClock
  readonly dueAt: Date
}

/** A domain with clocks that count working days: what runs, and what moving one means. */
export interface ClockHolder {
  /** The code of one of `clockKinds`. */
  readonly kind: string
  listOpen(db: Db): Promise<OpenClock[]>
  /**
   * Sets the due times with timeline, messages and a fresh reminder; a clock that has stopped or moved since is left
   * alone. What was moved is handed to `audit`.
   */
  move(
    tx: Db,
    moves: readonly ClockMove[],
    moving: { now: Date; audit(entry: AuditEntry): void },
  ): Promise<void>
}
