import { type IdRange, joinRanges, rangesOfIds, rangesUpTo, withoutRanges } from './id-ranges.rules.ts'

/** What the next block needs to know of the one before. */
export interface SealState {
  readonly seq: number
  /** Ids up to `drawnTo` in no block that a transaction under way may still bring. */
  readonly open: readonly IdRange[]
  readonly drawnTo: number
  /** Up to `settleTo` no row can appear once every transaction before `settleXact` has ended. */
  readonly settleTo: number
  readonly settleXact: bigint
}

/** Before the first block. */
export const NOTHING_SEALED: SealState = { seq: 0, open: [], drawnTo: 0, settleTo: 0, settleXact: 0n }

export interface UnsealedRow {
  readonly id: number
  /** First day of its month in the province. */
  readonly month: string
}

/** What was seen, in this order: the ids drawn, the own transaction's number, the oldest one under way, the rows. */
export interface Sighting<Row extends UnsealedRow> {
  readonly drawnTo: number
  readonly ownXact: bigint
  readonly oldestXact: bigint
  /** Rows that are in no block, by id; all of them up to the last one when `isCut`, else all up to `drawnTo`. */
  readonly rows: readonly Row[]
  readonly isCut: boolean
}

export interface NextBlock<Row extends UnsealedRow> extends SealState {
  readonly month: string
  readonly rows: readonly Row[]
}

/** Where rows may be that no block holds, up to the last id drawn. */
export function unsealedPlaces({ open, drawnTo }: SealState, newlyDrawnTo: number): IdRange[] {
  return joinRanges(open, [{ from: drawnTo + 1, to: newlyDrawnTo + 1 }])
}

/**
 * The blocks that seal these rows, one for each month. Ids that can no longer appear (rolled back) are closed: every
 * transaction that could have drawn them has ended. A number of a transaction above the own one is that of another
 * database cluster, out of a restored dump; nothing of it is under way here.
 */
export function nextBlocks<Row extends UnsealedRow>(state: SealState, seen: Sighting<Row>): NextBlock<Row>[] {
  const seenTo = seen.isCut ? (seen.rows.at(-1)?.id ?? 0) : seen.drawnTo
  const drawnTo = Math.max(state.drawnTo, seenTo)
  const isSettled = seen.oldestXact >= state.settleXact || state.settleXact > seen.ownXact
  const places = unsealedPlaces(state, drawnTo)
  const settled = isSettled ? rangesUpTo(places, Math.min(state.settleTo, seenTo)) : []
  const ids = rangesOfIds(seen.rows.map(({ id }) => id))
  let open = withoutRanges(places, withoutRanges(settled, ids))
  const settle = isSettled
    ? { settleTo: drawnTo, settleXact: seen.ownXact }
    : { settleTo: state.settleTo, settleXact: state.settleXact }
  const months = Map.groupBy(seen.rows, ({ month }) => month)
  return Array.from(months, ([month, rows], index) => {
    open = withoutRanges(open, rangesOfIds(rows.map(({ id }) => id)))
    return { seq: state.seq + index + 1, month, rows, open, drawnTo, ...settle }
  })
}
