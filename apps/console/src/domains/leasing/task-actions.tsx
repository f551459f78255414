import { Button } from 'antd'
import { useState } from 'react'
import { acceptLeaseTask, closeLease, signLease } from '@lqr/contract/leasing/calls.ts'
import { copy, taskCopy } from './copy.ts'
import { DeclineAction } from './decline-action.tsx'
import { OfferAction } from './offer-action.tsx'
import { RemarkAction } from './remark-action.tsx'
import type { TaskActionProps } from './task-action.ts'

type Move = keyof typeof taskCopy.moves

/** In the order of the buttons: the way forward first; only the first is filled. */
const ORDER = ['accept', 'sign', 'close', 'offer', 'decline'] as const satisfies readonly Move[]

function ActionDialog({ move, ...props }: TaskActionProps & { move: Move }) {
  const { moves } = taskCopy
  switch (move) {
    case 'accept':
      return <RemarkAction {...props} def={acceptLeaseTask} texts={moves.accept} />
    case 'sign':
      return <RemarkAction {...props} def={signLease} texts={moves.sign} />
    case 'close':
      return <RemarkAction {...props} def={closeLease} texts={moves.close} />
    case 'offer':
      return <OfferAction {...props} />
    case 'decline':
      return <DeclineAction {...props} />
  }
}

/** What the viewer may do now, as the server says. */
export function TaskActions({ task, onScreen }: Omit<TaskActionProps, 'onClose'>) {
  const [open, setOpen] = useState<Move>()
  const moves = ORDER.filter((move) => task.can[move])
  const { offer } = taskCopy.moves
  return (
    <section className="action-bar" aria-label={copy.actions}>
      {moves.length === 0 && <p className="muted">{taskCopy.noActions}</p>}
      {moves.map((move, index) => (
        <Button
          key={move}
          type={index === 0 && move !== 'decline' ? 'primary' : 'default'}
          danger={move === 'decline'}
          onClick={() => setOpen(move)}
        >
          {move === 'offer' && task.offer ? offer.again : taskCopy.moves[move].button}
        </Button>
      ))}
      {task.status === 'OFFERED' && !task.agreedAt && <p className="muted">{taskCopy.waitsForEnterprise}</p>}
      {open && (
        <ActionDialog move={open} task={task} onScreen={onScreen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}
