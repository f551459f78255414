import { Button } from 'antd'
import { useState } from 'react'
import {
  acceptApplication,
  reviewApplication,
  settleApplication,
  signApplication,
} from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { ActionProps } from './actions/action.ts'
import { CreditAction } from './actions/credit-action.tsx'
import { DisburseAction } from './actions/disburse-action.tsx'
import { NoteAction } from './actions/note-action.tsx'
import { RejectAction } from './actions/reject-action.tsx'
import { SupplementAction } from './actions/supplement-action.tsx'
import { copy } from './copy.ts'

type Move = keyof typeof copy.moves

/** In the order of the buttons: the way forward first; only the first is filled. */
const ORDER = [
  'accept',
  'credit',
  'review',
  'sign',
  'disburse',
  'settle',
  'supplement',
  'reject',
] as const satisfies readonly Move[]

const BACKWARD: readonly Move[] = ['supplement', 'reject']

function allowed(can: ApplicationDetail['can']): Move[] {
  return ORDER.filter((move) => can[move])
}

function ActionDialog({ move, ...props }: ActionProps & { move: Move }) {
  const { moves, fields } = copy
  switch (move) {
    case 'accept':
      return <NoteAction {...props} def={acceptApplication} texts={moves.accept} />
    case 'review':
      return (
        <NoteAction {...props} def={reviewApplication} texts={moves.review} noteLabel={fields.noteReview} />
      )
    case 'sign':
      return <NoteAction {...props} def={signApplication} texts={moves.sign} />
    case 'settle':
      return <NoteAction {...props} def={settleApplication} texts={moves.settle} />
    case 'supplement':
      return <SupplementAction {...props} />
    case 'reject':
      return <RejectAction {...props} />
    case 'credit':
      return <CreditAction {...props} />
    case 'disburse':
      return <DisburseAction {...props} />
  }
}

/** What the viewer may do now, as the server says; it stays in sight while one reads the case. */
export function TaskActions({ application, onScreen }: Omit<ActionProps, 'onClose'>) {
  const [open, setOpen] = useState<Move>()
  const moves = allowed(application.can)
  return (
    <section className="action-bar" aria-label={copy.task.actions}>
      {moves.length === 0 && <p className="muted">{copy.task.noActions}</p>}
      {moves.map((move, index) => (
        <Button
          key={move}
          type={index === 0 && !BACKWARD.includes(move) ? 'primary' : 'default'}
          danger={move === 'reject'}
          onClick={() => setOpen(move)}
        >
          {copy.moves[move].button}
        </Button>
      ))}
      {open && (
        <ActionDialog
          move={open}
          application={application}
          onScreen={onScreen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
