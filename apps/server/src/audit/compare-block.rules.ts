export type Fault = 'changed' | 'missing' | 'inserted'

export interface FaultyRow {
  readonly id: number
  readonly why: Fault
}

export interface FoundRow {
  readonly id: number
  /** Whether the digest carried is that of the content. */
  readonly isOwn: boolean
  readonly digest: string
}

/**
 * Holds the rows found against those a block sealed, by ascending id: the first that was changed, is missing or came in
 * beside (the same id twice), and how many are sound.
 */
export function compareBlock(
  sealed: readonly { readonly id: number; readonly digest: string }[],
  found: readonly FoundRow[],
): { readonly sound: number; readonly fault: FaultyRow | undefined } {
  const rows = Map.groupBy(found, ({ id }) => id)
  let sound = 0
  let fault: FaultyRow | undefined
  for (const { id, digest } of sealed) {
    const same = rows.get(id) ?? []
    const hasOriginal = same.some((row) => row.isOwn && row.digest === digest)
    if (hasOriginal) sound += 1
    const why = faultOf(same.length, hasOriginal)
    if (why && !fault) fault = { id, why }
  }
  return { sound, fault }
}

function faultOf(count: number, hasOriginal: boolean): Fault | undefined {
  if (count === 0) return 'missing'
  if (!hasOriginal) return 'changed'
  return count > 1 ? 'inserted' : undefined
}
