import type { RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { copy } from './copy.ts'

/** How many enterprises a change brings and takes off. */
export function ChangedEntries({ entriesAdded, entriesRemoved }: RosterRecord) {
  if (entriesAdded + entriesRemoved === 0) return null
  return <p>{copy.entry.changes(entriesAdded, entriesRemoved)}</p>
}
