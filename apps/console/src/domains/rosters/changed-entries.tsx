import { Link } from 'react-router'
import type { RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { copy } from './copy.ts'

/** How many enterprises a change brings, takes off and corrects. */
export function ChangedEntries(roster: RosterRecord) {
  if (changedOf(roster) === 0) return null
  const { entriesAdded, entriesRemoved, entriesCorrected } = roster
  return <p>{copy.entry.changes(entriesAdded, entriesRemoved, entriesCorrected)}</p>
}

const changedOf = ({ entriesAdded, entriesRemoved, entriesCorrected }: RosterRecord) =>
  entriesAdded + entriesRemoved + entriesCorrected

/** The same away from their list, with the way to it: it names them first. */
export function LinkedChangedEntries(roster: RosterRecord) {
  if (changedOf(roster) === 0) return null
  return (
    <div>
      <ChangedEntries {...roster} />
      <Link to={`/zones/rosters/${roster.id}`}>{copy.entry.seeChanges}</Link>
    </div>
  )
}
