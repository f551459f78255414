import type { MergedProducts } from '@lqr/contract/organisations/succession.ts'
import type { Db } from '../data/database.ts'
import type { AuditEntry } from '../http/audit.store.ts'

/** How many affairs of a kind an organisation has: what goes on elsewhere, what stays, what stands against closing it. */
export interface Affair {
  /** The code of one of `affairKinds`. */
  readonly kind: string
  readonly moves: number
  readonly stays: number
  readonly blocks: number
}

/** An organisation on its way out. */
export interface Ending {
  readonly from: { readonly id: string; readonly name: string }
  readonly now: Date
  audit(entry: AuditEntry): void
}

/** The one that goes on, as people are told of it. */
export interface Successor {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  readonly address: string | null
}

/** A merger under way. */
export interface Merger extends Ending {
  readonly into: Successor
  readonly products: MergedProducts
}

/** A domain whose rows belong to organisations: what it has, and what becomes of it when one ends (decision 0022). */
export interface OrganisationHolder {
  /** `table.column` of every reference to an organisation it looks after; a test finds the ones nobody does. */
  readonly references: readonly string[]
  count(db: Db, orgId: string, now: Date): Promise<Affair[]>
  /** Hands what goes on over to the successor, in the transaction of the merger. */
  handOver(tx: Db, merger: Merger): Promise<void>
  /** Ends what no successor goes on with, in the transaction of the closing. */
  end?(tx: Db, ending: Ending): Promise<void>
  /** The organisation has another name: what holds a copy of it follows. */
  rename?(tx: Db, orgId: string): Promise<void>
}
