import { buttonStyle } from '@lqr/ui/button.tsx'
import { LiteLetter, LiteRefusal } from './lite-parts.tsx'
import type { FormState } from '../plain/form-state.ts'
import type { FieldView } from '../plain/plain-field.ts'
import { PlainForm } from '../plain/plain-form.tsx'
import { NOTHING_TYPED, type Typed } from '../plain/typed.ts'

/** Something that can be done with a matter, as its page draws it. */
export interface MoveView {
  /** Where its form posts to; names the move. */
  readonly action: string
  readonly title: string
  readonly hint?: string | undefined
  /** What is agreed to with it, whole. */
  readonly letter?: { readonly title: string; readonly text: string } | undefined
  readonly fields: readonly FieldView[]
  readonly typed?: Typed | undefined
  /** What its form carries unseen. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly submit: string
  readonly isDanger?: boolean | undefined
}

interface Props {
  readonly move: MoveView
  /** What came of it, where it was this one that was sent. */
  readonly state: FormState | undefined
  readonly number: string
}

/** One thing that can be done: folded until it is wanted, and open again with everything typed when it was refused. */
export function LiteMove({ move, state, number }: Props) {
  const { action, title, hint, letter, fields, submit, hidden = {} } = move
  const { isDanger = false, typed = NOTHING_TYPED } = move
  return (
    <details open={state !== undefined}>
      <summary className={buttonStyle(isDanger ? 'danger' : 'secondary', 'small')}>{title}</summary>
      <div className="mt-3 grid gap-3 rounded-card border border-line bg-surface p-3">
        {hint && <p className="text-note">{hint}</p>}
        {letter && <LiteLetter title={letter.title} text={letter.text} />}
        <PlainForm
          fields={fields}
          state={state ?? { typed, errors: {} }}
          number={number}
          submit={submit}
          action={action}
          hidden={hidden}
          isDanger={isDanger}
        />
      </div>
    </details>
  )
}

interface MovesProps {
  readonly moves: readonly MoveView[]
  /** What came of the form that was sent, and where it was sent to. */
  readonly sent: FormState | undefined
  readonly sentTo: string
  readonly number: string
}

/** All that can be done here; what came of a form stands in the one that it was. */
export function LiteMoves({ moves, sent, sentTo, number }: MovesProps) {
  return moves.map((move) => (
    <LiteMove key={move.action} move={move} state={stateOf(sent, move.action, sentTo)} number={number} />
  ))
}

interface PassedProps extends Pick<MovesProps, 'sent' | 'sentTo'> {
  /** All that the page still offers. */
  readonly open: readonly Pick<MoveView, 'action'>[]
}

/** What was refused of something that cannot be done any more: its form is no longer there to say it. */
export function LitePassed({ open, sent, sentTo }: PassedProps) {
  if (sent === undefined || open.some(({ action }) => action === sentTo)) return null
  return <LiteRefusal text={[sent.refusal, ...Object.values(sent.errors)].filter(Boolean).join('；')} />
}

/** What was sent in the shape that `LiteMove` asks for: of the move whose form it was. */
export function stateOf(sent: FormState | undefined, action: string, sentTo: string): FormState | undefined {
  return sent !== undefined && action === sentTo ? sent : undefined
}
