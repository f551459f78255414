import { Button } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase, MoveOf } from '@lqr/contract/kernel/cases/define-case.ts'
import type { CaseMoveProps } from './case-move-dialog.tsx'
import { caseCopy } from './copy.ts'
import { type MoveOrder, movesInOrder } from './move-order.ts'
import { type MoveTexts, wordsOf } from './move-texts.ts'

interface CaseActionsProps<D extends AnyCase, Move extends MoveOf<D>, Shown extends ShownCase> extends Omit<
  CaseMoveProps<Shown>,
  'onClose'
> {
  of: D
  order: MoveOrder<Move>
  can: Readonly<Record<Move, boolean>>
  texts: Readonly<Record<Move, MoveTexts>>
  /** Opens with the move whose button was pressed. */
  Dialog: ComponentType<CaseMoveProps<Shown> & { move: Move }>
  /** Said when there is nothing to do; without it the bar is left out. */
  idle?: string
  children?: ReactNode
}

/** What the viewer may do now, as the server says; it stays in sight while one reads the case. */
export function CaseActions<D extends AnyCase, Move extends MoveOf<D>, Shown extends ShownCase>(
  props: CaseActionsProps<D, Move, Shown>,
) {
  const { of, order, shown, onScreen, can, texts, Dialog, idle, children } = props
  const [open, setOpen] = useState<Move>()
  const moves = movesInOrder(order, can)
  if (moves.length === 0 && idle === undefined) return null
  return (
    <section className="action-bar" aria-label={caseCopy.actions}>
      {moves.length === 0 && <p className="muted">{idle}</p>}
      {moves.map(({ move, look }) => (
        <Button
          key={move}
          type={look === 'first' ? 'primary' : 'default'}
          danger={look === 'danger'}
          onClick={() => setOpen(move)}
        >
          {wordsOf({ of, move, texts: texts[move] }).button}
        </Button>
      ))}
      {children}
      {open !== undefined && (
        <Dialog key={open} move={open} shown={shown} onScreen={onScreen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}
