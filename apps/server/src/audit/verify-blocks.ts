import { blockRoot, DIGEST_BYTES, FIRST_ROOT } from './block-root.ts'
import { NOTHING_SEALED, unsealedPlaces } from './block.rules.ts'
import { compareBlock, type FaultyRow } from './compare-block.rules.ts'
import { countIds, type IdRange, idsOf, joinRanges, rangesUpTo, withoutRanges } from './id-ranges.rules.ts'
import {
  type Block,
  BLOCKS_AT_ONCE,
  type Client,
  monthHasRows,
  readBlocks,
  readRows,
} from './read-blocks.store.ts'
import type { SealRoot } from './root-seal.ts'
import { digestOf, isOwnDigest } from './row-digest.ts'

/** The last block that was found right, or the place to begin after. */
export type BlockPlace = Pick<Block, 'seq' | 'root' | 'open' | 'drawnTo'>

const FIRST_PLACE: BlockPlace = { ...NOTHING_SEALED, open: [], root: FIRST_ROOT }
const NO_IDS: readonly IdRange[] = [{ from: Number.MIN_SAFE_INTEGER, to: 1 }]
const ROWS_AT_ONCE = 10_000

export interface BlocksVerdict {
  readonly sound: number
  readonly archived: readonly IdRange[]
  /** Rows no block holds yet. */
  readonly unsealed: number
  readonly last: { readonly seq: number; readonly root: string } | undefined
  readonly faults: readonly FaultyRow[]
  /** The first block that is not what was sealed. */
  readonly brokenBlock: number | undefined
  /** The first block whose root was not sealed with the key, although it or one before it was. */
  readonly brokenSeal: number | undefined
  /** Roots kept elsewhere that are no root of these blocks. */
  readonly lostAnchors: readonly Anchor[]
}

/** A root that was kept outside of the database. */
export interface Anchor {
  /** Number of its block; undefined when that was not kept. */
  readonly seq?: number
  /** In hex. */
  readonly root: string
}

/** What is known outside of the database, which nobody who has only that can change. */
export interface KnownOutside {
  /** Undefined: seals are not looked at. */
  readonly sealRoot?: SealRoot | undefined
  readonly anchors?: readonly Anchor[]
}

/**
 * Recomputes every root after the given place and holds the rows against the digests sealed. A month of which nothing
 * is left may be missing when it is older than `keptMonths`; its roots stay part of the sequence.
 */
export async function verifyBlocks(
  client: Client,
  keptMonths: number,
  { after = FIRST_PLACE, sealRoot, anchors = [] }: KnownOutside & { after?: BlockPlace | undefined } = {},
): Promise<BlocksVerdict> {
  const archived: IdRange[] = []
  const faults: FaultyRow[] = []
  const isArchived = archivedMonths(client)
  const isSealed = sealRoot && sealChecker(sealRoot)
  const lost = new Map(
    anchors.filter(({ seq = Infinity }) => seq > after.seq).map((anchor) => [anchor.root, anchor]),
  )
  let [last, sound] = [after, 0]
  let brokenSeal: number | undefined
  let brokenBlock: number | undefined
  await findInserted(client, NO_IDS, faults)
  for (let more = true; more && brokenBlock === undefined;) {
    const blocks = await readBlocks(client, last.seq, keptMonths)
    const closed: IdRange[] = []
    for (const block of blocks) {
      if (!followsOn(last, block)) {
        brokenBlock = block.seq
        break
      }
      if (await isArchived(block)) archived.push(...block.ids)
      else sound += await compareRows(client, block, faults)
      if (isSealed?.(block) === false) brokenSeal ??= block.seq
      lost.delete(block.root.toString('hex'))
      closed.push(...closedIds(last, block))
      last = block
    }
    await findInserted(client, joinRanges(closed), faults)
    more = blocks.length === BLOCKS_AT_ONCE
  }
  return {
    sound,
    archived: joinRanges(archived),
    unsealed: brokenBlock === undefined ? await checkUnsealed(client, last, faults) : 0,
    last: last.seq === 0 ? undefined : { seq: last.seq, root: last.root.toString('hex') },
    faults,
    brokenBlock,
    brokenSeal,
    lostAnchors: [...lost.values()],
  }
}

/** Next in number, linked to the root before, its own root right, and with as many digests as ids. */
function followsOn(before: BlockPlace, block: Block): boolean {
  return (
    block.seq === before.seq + 1 &&
    block.prevRoot.equals(before.root) &&
    blockRoot(before.root, block).equals(block.root) &&
    block.digests.length === countIds(block.ids) * DIGEST_BYTES
  )
}

/** Says of block after block whether its seal is right; none is right only until the first one that has one. */
function sealChecker(sealRoot: SealRoot): (block: Block) => boolean {
  let isKeyed = false
  return ({ root, seal }) => {
    isKeyed ||= seal !== null
    if (seal === null) return !isKeyed
    return seal.equals(sealRoot(root)) || sealRoot.others?.(root).some((other) => seal.equals(other)) === true
  }
}

/** Ids that this block says will never appear. */
function closedIds(before: BlockPlace, block: Block): IdRange[] {
  const places = unsealedPlaces({ ...NOTHING_SEALED, ...before }, block.drawnTo)
  return withoutRanges(withoutRanges(places, block.ids), block.open)
}

function archivedMonths(client: Client): (block: Block) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return async ({ month, isPastRetention }) => {
    if (!isPastRetention) return false
    const hasRows = known.get(month) ?? monthHasRows(client, month)
    known.set(month, hasRows)
    return !(await hasRows)
  }
}

async function compareRows(client: Client, block: Block, faults: FaultyRow[]): Promise<number> {
  // One more than sealed: a row that came in beside another one has the same id.
  const rows = await readRows(client, block.ids, countIds(block.ids) + 1)
  const digestAt = (place: number) =>
    block.digests.toString('hex', place * DIGEST_BYTES, (place + 1) * DIGEST_BYTES)
  const sealed = idsOf(block.ids).map((id, place) => ({ id, digest: digestAt(place) }))
  const found = rows.map((row) => ({
    id: Number(row.id),
    isOwn: isOwnDigest(row),
    digest: digestOf(row).toString('hex'),
  }))
  const { sound, fault } = compareBlock(sealed, found)
  if (fault) faults.push(fault)
  return sound
}

async function findInserted(client: Client, closed: readonly IdRange[], faults: FaultyRow[]): Promise<void> {
  const [row] = await readRows(client, closed, 1)
  if (row) faults.push({ id: Number(row.id), why: 'inserted' })
}

/** Rows that are not sealed yet: those that carry a digest are held against it. */
async function checkUnsealed(client: Client, last: BlockPlace, faults: FaultyRow[]): Promise<number> {
  const all = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }
  let left = joinRanges(last.open, [{ from: last.drawnTo + 1, to: all.to }])
  let unsealed = 0
  for (;;) {
    const rows = await readRows(client, left, ROWS_AT_ONCE)
    unsealed += rows.length
    const changed = rows.find((row) => !isOwnDigest(row))
    if (changed) faults.push({ id: Number(changed.id), why: 'changed' })
    if (changed || rows.length < ROWS_AT_ONCE) return unsealed
    left = withoutRanges(left, rangesUpTo([all], Number(rows.at(-1)?.id)))
  }
}
