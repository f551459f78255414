import type { DifferenceType } from '@lqr/contract/open/reconciliation-kinds.ts'
import { keyOf, type Row } from './row.ts'

export interface Difference {
  readonly kind: Row['kind']
  readonly applyNo: string
  readonly rowDay: string
  readonly type: DifferenceType
  readonly ours: Row | null
  readonly theirs: Row | null
}

function difference(type: DifferenceType, ours: Row | null, theirs: Row | null): Difference[] {
  const row = theirs ?? ours
  return row ? [{ kind: row.kind, applyNo: row.applyNo, rowDay: row.day, type, ours, theirs }] : []
}

/** In what two rows of one thing differ; `ours` may be of another day, or not there at all. */
export function differencesOf(ours: Row | undefined, theirs: Row): Difference[] {
  if (!ours) return difference('missingHere', null, theirs)
  return [
    ...(ours.day === theirs.day ? [] : difference('date', ours, theirs)),
    ...(ours.amountYuan === theirs.amountYuan ? [] : difference('amount', ours, theirs)),
    ...(ours.state === theirs.state ? [] : difference('state', ours, theirs)),
  ]
}

/** What the platform holds of the day and the institution's file does not name. */
export function missingThere(ours: readonly Row[], theirs: readonly Row[]): Difference[] {
  const named = new Set(theirs.map(keyOf))
  return ours.filter((row) => !named.has(keyOf(row))).flatMap((row) => difference('missingThere', row, null))
}
