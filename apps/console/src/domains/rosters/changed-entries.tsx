import { Link } from 'react-router'
import type { RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { copy } from './copy.ts'

/** How many enterprises a change brings and takes off. */
export function ChangedEntries({ entriesAdded, entriesRemoved }: RosterRecord) {
  if (entriesAdded + entriesRemoved === 0) return null
  return <p>{copy.entry.changes(entriesAdded, entriesRemoved)}</p>
}

/** The same away from their list, with the way to it: it names them first. */
export function LinkedChangedEntries(roster: RosterRecord) {
  if (roster.entriesAdded + roster.entriesRemoved === 0) return null
  return (
    <div>
      <ChangedEntries {...roster} />
      <Link to={`/zones/rosters/${roster.id}`}>{copy.entry.seeChanges}</Link>
    </div>
  )
}
