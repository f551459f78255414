import { Alert, Button, type FormInstance } from 'antd'
import { type ReactNode, useState } from 'react'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { bodyErrors, showErrors, showRefusal } from '../forms/contract-form.ts'
import { type Fact, Facts } from '../records/facts.tsx'
import { sayFailure } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { refill } from '../forms/refill.ts'
import { StackedForm } from '../forms/stacked-form.tsx'
import { busy } from '../forms/busy.tsx'
import { moveCopy } from './copy.ts'
import { MoveFrame } from './move-frame.tsx'

export interface MoveDialogProps<C extends AnyCall, V extends object> {
  def: C
  title: string
  okText: string
  isDanger?: boolean
  /** What this does and what cannot be undone, in a sentence. */
  warning: string
  form: FormInstance<V>
  fields: ReactNode
  initialValues?: V
  /** Keeps what is typed until the move is made; undone by no cancelling. */
  draft?: KeptDraft<V>
  /** Facts and fields stand together; for moves that ask for no more than a remark. */
  isOneStep?: boolean
  /** Contract field → form field where they differ. */
  names?: Readonly<Record<string, string>>
  /** Sentences of the form itself, besides the contract's. */
  check?: (values: V) => Readonly<Record<string, string>>
  toInput: (values: V) => CallInput<C>
  /** The facts that are repeated before the last click; without values while nothing is filled in. */
  summary: (values: V | undefined) => readonly Fact[]
  onClose: () => void
  onDone: (output: CallOutput<C>) => void
  /** Answers whether the failure was a conflict, which closes the dialog. */
  onConflict: (failure: CallFailure) => Promise<boolean>
}

/** A move: fill in, then confirm with the facts repeated. What was typed survives every refusal. */
export function MoveDialog<C extends AnyCall, V extends object>(props: MoveDialogProps<C, V>) {
  const { def, form, names, draft, isOneStep = false, isDanger = false } = props
  const [restored, setRestored] = useState(draft?.restored)
  const [reviewed, setReviewed] = useState<V>()
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAction(def, {
    quiet: true,
    onDone: (output) => {
      void draft?.clear()
      props.onDone(output)
    },
    onFailure: (failure) => {
      void props.onConflict(failure).then((wasConflict) => {
        if (wasConflict) {
          sayFailure(failure)
          return props.onClose()
        }
        if (Object.keys(failure.fields).length > 0) setReviewed(undefined)
        return setProblem(showRefusal(form, failure, names))
      })
    },
  })
  const send = (input: CallInput<C>) => {
    setProblem(undefined)
    run(input)
  }
  const finish = (values: V) => {
    const input = props.toInput(values)
    const errors = { ...bodyErrors(def, (input as { body?: unknown }).body), ...props.check?.(values) }
    setProblem(undefined)
    if (Object.keys(errors).length > 0) setProblem(showErrors(form, errors, names)[0])
    else if (isOneStep) send(input)
    else setReviewed(values)
  }
  const discard = () => {
    void draft?.clear()
    setRestored(undefined)
    // Resetting would go back to what was restored: the form began with it.
    refill(form, props.initialValues ?? {})
  }
  const startValues = restored ? { ...props.initialValues, ...restored } : props.initialValues
  const isLast = isOneStep || reviewed !== undefined
  const footer = (
    <>
      <Button onClick={props.onClose}>{moveCopy.cancel}</Button>
      {reviewed && <Button onClick={() => setReviewed(undefined)}>{moveCopy.backToEdit}</Button>}
      <Button
        type="primary"
        danger={isDanger && isLast}
        {...busy(isBusy)}
        onClick={() => (reviewed ? send(props.toInput(reviewed)) : form.submit())}
      >
        {isLast ? props.okText : moveCopy.next}
      </Button>
    </>
  )
  return (
    <MoveFrame title={props.title} footer={footer} onClose={props.onClose}>
      <div className="stack">
        {isLast && <Facts items={props.summary(reviewed)} />}
        {isLast && <Alert type={isDanger ? 'warning' : 'info'} showIcon title={props.warning} />}
        <div hidden={reviewed !== undefined}>
          {restored && (
            <Alert
              type="info"
              showIcon
              className="form-alert"
              title={moveCopy.restored}
              action={<Button onClick={discard}>{moveCopy.discard}</Button>}
            />
          )}
          <StackedForm
            form={form}
            {...(startValues ? { initialValues: startValues } : {})}
            {...(draft ? { onChange: draft.keep } : {})}
            onFinish={finish}
          >
            {props.fields}
          </StackedForm>
        </div>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      </div>
    </MoveFrame>
  )
}
