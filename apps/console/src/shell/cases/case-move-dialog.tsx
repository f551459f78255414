import type { ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import type { AnyCall, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { MoveDialog, type MoveDialogProps } from './move-dialog.tsx'
import { type WordedMove, wordsOf } from './move-texts.ts'
import type { CaseOnScreen } from './use-case.ts'

/** What the dialog of a move is given: the case, and what becomes of the screen. */
export interface CaseMoveProps<Shown extends ShownCase> {
  shown: Shown
  onScreen: CaseOnScreen<Shown>
  onClose: () => void
}

type Derived = 'title' | 'okText' | 'warning' | 'onConflict' | 'onDone'

export interface CaseMoveDialogProps<D extends AnyCase, C extends AnyCall, V extends object>
  extends Omit<MoveDialogProps<C, V>, Derived>, WordedMove<D> {
  onScreen: {
    moved: (next: CallOutput<C>, said: string) => void
    conflicted: MoveDialogProps<C, V>['onConflict']
  }
}

/** The dialog of a declared move: its words, and what follows on the screen, are the same for every kind. */
export function CaseMoveDialog<D extends AnyCase, C extends AnyCall, V extends object>(
  props: CaseMoveDialogProps<D, C, V>,
) {
  const { of, move, texts, onScreen, ...rest } = props
  const { title, ok, warning, done } = wordsOf({ of, move, texts })
  return (
    <MoveDialog<C, V>
      {...rest}
      title={title}
      okText={ok}
      warning={warning}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, done)
        rest.onClose()
      }}
    />
  )
}
