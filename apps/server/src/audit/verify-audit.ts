import { AUDIT_KEPT_MONTHS } from '../data/month-tables.ts'
import type { Fault } from './compare-block.rules.ts'
import { countIds } from './id-ranges.rules.ts'
import type { Client } from './read-blocks.store.ts'
import { type BlockPlace, type BlocksVerdict, type KnownOutside, verifyBlocks } from './verify-blocks.ts'
import { verifyChain } from './verify-chain.store.ts'

export interface AuditVerdict extends Pick<
  BlocksVerdict,
  'sound' | 'unsealed' | 'last' | 'brokenBlock' | 'brokenSeal' | 'lostAnchors'
> {
  /** Rows of archived months: their digests are sealed, they themselves are kept elsewhere. */
  readonly archived: number
  /** The first row that is not what was written, is gone, or came in later. */
  readonly broken: { readonly id: number; readonly why: Fault | 'unlinked' } | undefined
}

/**
 * Computes the roots of the audit log anew from the first block, and holds every row against them; rows of the time before
 * the blocks are also followed along their chain. An anchor is a root (or a chained digest) that was kept elsewhere.
 */
export async function verifyAudit(client: Client, known: KnownOutside = {}): Promise<AuditVerdict> {
  const blocks = await verifyBlocks(client, AUDIT_KEPT_MONTHS, known)
  const chain = await verifyChain(client, blocks.archived, blocks.lostAnchors)
  const faults = [...blocks.faults, ...(chain.broken ? [chain.broken] : [])]
  const { sound, unsealed, last, brokenBlock, brokenSeal } = blocks
  return {
    sound,
    unsealed,
    last,
    brokenBlock,
    brokenSeal,
    archived: countIds(blocks.archived),
    broken: faults.toSorted((a, b) => a.id - b.id)[0],
    lostAnchors: blocks.lostAnchors.filter(({ root }) => !chain.found.has(root)),
  }
}

/** What is wrong after a block, or at all, in a few words; undefined when nothing is. */
export async function findAuditFault(
  client: Client,
  after: BlockPlace | undefined,
  known: KnownOutside,
): Promise<string | undefined> {
  const { faults, brokenBlock, brokenSeal, lostAnchors } = await verifyBlocks(client, AUDIT_KEPT_MONTHS, {
    after,
    ...known,
  })
  if (brokenBlock !== undefined) return `block ${brokenBlock}`
  if (brokenSeal !== undefined) return `seal of block ${brokenSeal}`
  const [lost] = lostAnchors
  if (lost) return `root ${lost.root} of block ${lost.seq ?? '?'} kept outside is not in it`
  const [first] = faults.toSorted((a, b) => a.id - b.id)
  return first && `row ${first.id} ${first.why}`
}
