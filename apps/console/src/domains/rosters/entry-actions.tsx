import { Button } from 'antd'
import type { RosterEntryRecord } from '@lqr/contract/rosters/entities.ts'
import { copy } from './copy.ts'
import { RemoveAction } from './remove-action.tsx'
import { RestoreButton } from './restore-button.tsx'

const texts = copy.entry

/** How what a change does to an enterprise is taken back; one that it brings is removed. */
const UNDO = { ADD: undefined, REMOVE: texts.keep, CORRECT: texts.leaveAsIs } as const

interface EntryActionsProps {
  rosterId: string
  entry: RosterEntryRecord
  onCorrect: (entry: RosterEntryRecord) => void
  onChanged: () => void
}

/** What an operator does with one enterprise: what is about to go is left alone until that is taken back. */
export function EntryActions({ rosterId, entry, onCorrect, onChanged }: EntryActionsProps) {
  const { id, enterpriseName: name, change } = entry
  const undo = change && UNDO[change]
  return (
    <div className="record-actions">
      {change !== 'REMOVE' && (
        <>
          <Button size="small" aria-label={texts.correctOf(name)} onClick={() => onCorrect(entry)}>
            {texts.correct}
          </Button>
          <RemoveAction rosterId={rosterId} entry={entry} onChanged={onChanged} />
        </>
      )}
      {undo && <RestoreButton rosterId={rosterId} entryId={id} texts={undo(name)} onChanged={onChanged} />}
    </div>
  )
}
