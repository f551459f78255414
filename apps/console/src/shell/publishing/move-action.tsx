import { Button } from 'antd'
import { copy } from './copy.ts'
import { type Asked, DANGERS, PLAIN_MOVES, textsOf } from './move-dialog.tsx'
import { type KeptRecord, nameOfRecord, type Publication } from './publication.ts'

interface MoveActionProps<R extends KeptRecord> {
  publication: Publication<R>
  record: R
  /** Opens the dialog of a move; it stands beside the list, so that a narrower screen does not take it away. */
  onAsk: (asked: Asked<R>) => void
}

/** The buttons of what the viewer may do with a record now. */
export function MoveAction<R extends KeptRecord>({ publication, record, onAsk }: MoveActionProps<R>) {
  const name = nameOfRecord(publication, record)
  const { can } = record
  return (
    <>
      {can.review && (
        <Button
          size="small"
          aria-label={copy.actionOf(copy.review, name)}
          onClick={() => onAsk({ record, move: 'review' })}
        >
          {copy.review}
        </Button>
      )}
      {PLAIN_MOVES.filter((move) => can[move]).map((move) => (
        <Button
          key={move}
          size="small"
          danger={DANGERS.includes(move)}
          aria-label={copy.actionOf(textsOf(record, move).label, name)}
          onClick={() => onAsk({ record, move })}
        >
          {textsOf(record, move).label}
        </Button>
      ))}
    </>
  )
}
