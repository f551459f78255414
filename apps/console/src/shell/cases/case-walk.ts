import { tabTexts } from '@lqr/web-client/kept-texts.ts'

/** The list from which a case was opened: its address with the filters, and the rows in the order of the screen. */
export interface CaseWalk {
  readonly list: string
  readonly rows: readonly string[]
}

/** Where one stands in a walk. */
export interface WalkPlace {
  readonly list: string
  /** Counted from one. */
  readonly place: number
  readonly of: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

const KEPT = 'case-walk'

/** Keeps the walk for this tab. */
export function keepWalk(walk: CaseWalk): void {
  tabTexts.keep(KEPT, JSON.stringify(walk))
}

export function keptWalk(): CaseWalk | undefined {
  try {
    const kept: unknown = JSON.parse(tabTexts.read(KEPT) ?? 'null')
    return isWalk(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isWalk(kept: unknown): kept is CaseWalk {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'list' in kept &&
    typeof kept.list === 'string' &&
    'rows' in kept &&
    Array.isArray(kept.rows) &&
    kept.rows.every((row) => typeof row === 'string')
  )
}

/** The place of an address in a walk; undefined for one that was opened otherwise. */
export function placeIn(walk: CaseWalk | undefined, address: string): WalkPlace | undefined {
  const at = walk?.rows.indexOf(address) ?? -1
  if (!walk || at < 0) return undefined
  const { list, rows } = walk
  return { list, place: at + 1, of: rows.length, previous: rows[at - 1], next: rows[at + 1] }
}
