import { AUDIT_KEPT_MONTHS } from '../data/month-tables.ts'
import type { Fault } from './compare-block.rules.ts'
import { countIds } from './id-ranges.rules.ts'
import type { Client } from './read-blocks.store.ts'
import { type BlockPlace, type BlocksVerdict, verifyBlocks } from './verify-blocks.ts'
import { verifyChain } from './verify-chain.store.ts'

export interface AuditVerdict extends Pick<BlocksVerdict, 'sound' | 'unsealed' | 'last' | 'brokenBlock'> {
  /** Rows of archived months: their digests are sealed, they themselves are kept elsewhere. */
  readonly archived: number
  /** The first row that is not what was written, is gone, or came in later. */
  readonly broken: { readonly id: number; readonly why: Fault | 'unlinked' } | undefined
  /** Whether the root kept elsewhere is part of the sequence; true when none was given. */
  readonly isAnchored: boolean
}

/**
 * Computes the roots of the audit log anew from the first block, and holds every row against them; rows of the time before
 * the blocks are also followed along their chain. `anchor` is a root (or a chained digest) that was kept elsewhere.
 */
export async function verifyAudit(client: Client, anchor?: string): Promise<AuditVerdict> {
  const blocks = await verifyBlocks(client, AUDIT_KEPT_MONTHS, { anchor })
  const chain = await verifyChain(client, blocks.archived, anchor)
  const faults = [...blocks.faults, ...(chain.broken ? [chain.broken] : [])]
  const { sound, unsealed, last, brokenBlock } = blocks
  return {
    sound,
    unsealed,
    last,
    brokenBlock,
    archived: countIds(blocks.archived),
    broken: faults.toSorted((a, b) => a.id - b.id)[0],
    isAnchored: anchor === undefined || blocks.isAnchored || chain.isAnchored,
  }
}

/** What is wrong after a block, or at all, in a few words; undefined when nothing is. */
export async function findAuditFault(
  client: Client,
  after: BlockPlace | undefined,
): Promise<string | undefined> {
  const { faults, brokenBlock } = await verifyBlocks(client, AUDIT_KEPT_MONTHS, after && { after })
  if (brokenBlock !== undefined) return `block ${brokenBlock}`
  const [first] = faults.toSorted((a, b) => a.id - b.id)
  return first && `row ${first.id} ${first.why}`
}
