import { Button } from '@lqr/ui/button.tsx'
import { type ReactNode, use, useId } from 'react'
import { plainCopy as copy } from './copy.ts'
import { FormAccount } from './form-account.ts'
import { FORM_NAMES, SAVE } from './form-names.ts'
import type { FormState } from './form-state.ts'
import type { FieldView } from './plain-field.ts'
import { PlainFieldOf } from './plain-fields.tsx'

/** Whose draft the form is: what is typed is kept on the device and in the account (decision 0123). */
export interface DraftPlaceView {
  readonly owner: string
  readonly form: string
  readonly subject: string
}

interface Props {
  readonly fields: readonly FieldView[]
  readonly state: FormState
  /** The number of this submit, made anew for each drawing of the page. */
  readonly number: string
  readonly submit: string
  /** Where it posts to, if not to the page's own address. */
  readonly action?: string
  readonly draft?: DraftPlaceView | undefined
  /** What is typed is put by in a row of its own, by the second button. */
  readonly keepsRow?: boolean
  readonly hidden?: Readonly<Record<string, string>>
  /** Between the fields and the button: what is agreed to. */
  readonly children?: ReactNode
  /** The look of what cannot be undone. */
  readonly isDanger?: boolean
}

interface ProblemsProps extends Pick<Props, 'fields' | 'state'> {
  readonly idOf: (name: string) => string
}

/** All that is wrong, where whoever sent the form finds himself when its page has come back; each leads to its field. */
function Problems({ fields, state, idOf }: ProblemsProps) {
  const { errors, refusal, way } = state
  const wrong = fields.filter(({ name }) => errors[name] !== undefined)
  const others = Object.entries(errors).filter(([name]) => !fields.some((view) => view.name === name))
  if (wrong.length === 0 && others.length === 0 && !refusal) return null
  return (
    <div
      role="alert"
      // A page that is loaded with an alert in it is read from its beginning: the focus goes where the alert is.
      tabIndex={-1}
      autoFocus
      className="rounded-control border border-danger/30 bg-danger-soft px-3 py-2 text-note text-danger"
    >
      {refusal && <p>{refusal}</p>}
      {way && (
        <a href={way.href} className="inline-flex min-h-11 items-center">
          {way.label}
        </a>
      )}
      {wrong.length > 0 && <p>{copy.problems(wrong.length)}</p>}
      <ul className="m-0 pl-5">
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} className="inline-flex min-h-11 items-center text-danger underline">
              {label}：{errors[name]}
            </a>
          </li>
        ))}
        {others.map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * A form that posts to its own page: it works without scripts, or before they have come. Errors stand at the field and
 * above the form, and everything that was typed or uploaded is in it again.
 */
export function PlainForm(props: Props) {
  const { fields, state, number, submit, action, draft, keepsRow = false, hidden = {}, children } = props
  const account = use(FormAccount)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const kept = fields.filter(({ isUnkept }) => !isUnkept)
  return (
    <form
      method="post"
      action={action}
      encType={fields.some(({ control }) => control === 'files') ? 'multipart/form-data' : undefined}
      noValidate
      className="grid gap-4"
      data-keep={draft && JSON.stringify({ ...draft, names: kept.map(({ name }) => name) })}
    >
      <Problems fields={fields} state={state} idOf={idOf} />
      {state.notice && (
        <p role="status" className="rounded-control bg-success-soft px-3 py-2 text-note">
          {state.notice}
        </p>
      )}
      <input type="hidden" name={FORM_NAMES.number} value={number} />
      {account && <input type="hidden" name={FORM_NAMES.account} value={account} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((view) => (
        <PlainFieldOf key={view.name} view={view} id={idOf(view.name)} state={state} />
      ))}
      {children}
      <p role="status" data-keeping className="min-h-6 text-note text-muted" />
      <div className="flex flex-wrap gap-3">
        <Button kind={props.isDanger ? 'danger' : 'primary'} type="submit" className="max-sm:w-full">
          {submit}
        </Button>
        {(draft || keepsRow) && (
          <Button kind="secondary" type="submit" name={FORM_NAMES.act} value={SAVE} className="max-sm:w-full">
            {copy.save}
          </Button>
        )}
      </div>
    </form>
  )
}
