import { Button } from 'antd'
import { useState } from 'react'
import type { RosterEntryRecord } from '@lqr/contract/rosters/entities.ts'
import { copy } from './copy.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { RemoveAction } from './remove-action.tsx'
import { RestoreButton } from './restore-button.tsx'

const texts = copy.entry

/** How what a change does to an enterprise is taken back; one that it brings is removed. */
const UNDO = { ADD: undefined, REMOVE: texts.keep, CORRECT: texts.leaveAsIs } as const

interface EntryActionsProps {
  rosterId: string
  entry: RosterEntryRecord
  onChanged: () => void
}

/** What an operator does with one enterprise: what is about to go is left alone until that is taken back. */
export function EntryActions({ rosterId, entry, onChanged }: EntryActionsProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { id, enterpriseName: name, change } = entry
  const undo = change && UNDO[change]
  return (
    <div className="record-actions">
      {change !== 'REMOVE' && (
        <>
          <Button size="small" aria-label={texts.correctOf(name)} onClick={() => setCorrecting(true)}>
            {texts.correct}
          </Button>
          <RemoveAction rosterId={rosterId} entry={entry} onChanged={onChanged} />
        </>
      )}
      {undo && <RestoreButton rosterId={rosterId} entryId={id} texts={undo(name)} onChanged={onChanged} />}
      {isCorrecting && (
        <CorrectDialog
          rosterId={rosterId}
          entry={entry}
          onChanged={onChanged}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}
