import type { ReactNode } from 'react'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { toastSuccess } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'
import { type KeptRecord, nameOfRecord, type OwnFields, type Publication } from './publication.ts'
import { ReviewDialog } from './review-dialog.tsx'

const texts = copy.moves
type PlainMove = keyof typeof texts

export const PLAIN_MOVES: readonly PlainMove[] = ['submit', 'publish', 'unlist', 'discard']
export const DANGERS: readonly PlainMove[] = ['unlist', 'discard']

/** A record as it stood when somebody asked to move it: what is decided upon is what was on the screen. */
export interface Asked<R extends KeptRecord> {
  readonly record: R
  readonly move: PlainMove | 'review'
}

/** Whether the record goes with the move: a draft that was never published is deleted. */
export function isDeletion<R extends KeptRecord>({ record, move }: Asked<R>): boolean {
  return move === 'discard' && !wasPublished(record.status as PublicationStatus)
}

/** What is said of a move of a record. */
export const textsOf = <R extends KeptRecord>(record: R, move: PlainMove) =>
  isDeletion({ record, move }) ? copy.deletion : texts[move]

interface MoveDialogProps<R extends KeptRecord> {
  publication: Publication<R>
  asked: Asked<R>
  /** What a change holds besides the form, for who reviews it. */
  beside?: ((record: R) => ReactNode) | undefined
  /** Fields that the kind reads in its own way. */
  owned?: OwnFields<R> | undefined
  /** After a move, with what it answered, and when somebody else was quicker. */
  onSettled: (record?: R) => void
  /** What a review was about has changed meanwhile. */
  onStale: () => void
  onClose: () => void
}

/** Asks before a record is moved; of a review it shows what would become public. */
export function MoveDialog<R extends KeptRecord>(props: MoveDialogProps<R>) {
  const { publication, asked, beside, owned, onSettled, onStale, onClose } = props
  const { record, move } = asked
  if (move !== 'review') return <PlainDialog {...props} record={record} move={move} />
  return (
    <ReviewDialog
      publication={publication}
      record={record}
      beside={beside?.(record)}
      owned={owned}
      onSettled={onSettled}
      onStale={onStale}
      onClose={onClose}
    />
  )
}

interface PlainDialogProps<R extends KeptRecord> extends Omit<MoveDialogProps<R>, 'asked'> {
  record: R
  move: PlainMove
}

function PlainDialog<R extends KeptRecord>(props: PlainDialogProps<R>) {
  const { publication, record, move, onSettled, onClose } = props
  const { title, text, ok, done } = textsOf(record, move)
  const { run, isBusy } = useAction<AnyCall>(publication.calls.move, {
    onDone: (moved) => {
      toastSuccess(done)
      onSettled(moved as R)
    },
    onFailure: () => onSettled(),
  })
  const { id, version } = record
  const body = { action: move, version, ...(isDeletion({ record, move }) ? { deletes: true } : {}) }
  return (
    <ConfirmDialog
      title={title(nameOfRecord(publication, record))}
      okText={ok}
      isDanger={DANGERS.includes(move)}
      isBusy={isBusy}
      onOk={() => run({ params: { id }, body } as CallInput<AnyCall>)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
