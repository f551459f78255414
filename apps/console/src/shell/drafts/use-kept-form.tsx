import { Alert, Button, type FormInstance } from 'antd'
import { useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { clearErrors } from '../forms/contract-form.ts'
import { refill } from '../forms/refill.ts'
import { draftCopy } from './copy.ts'

/** What was typed into a form, and the version of the record it was typed upon. */
export interface TypedForm<V extends object> {
  /** Null stands for what was emptied: a draft without the field would bring the old value back. */
  readonly values: { readonly [K in keyof V]?: V[K] | null }
  readonly version?: number | undefined
}

interface Beginning<V extends object> {
  /** What the form begins with when nothing was typed before. */
  readonly initialValues: V
  /** Of the record that is being changed. */
  readonly version?: number | undefined
}

const replaced = <V extends object>(values: object, from: null | undefined, to: null | undefined) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === from ? to : (value as unknown)]),
  ) as V

/** A form that keeps what is typed as a draft: its first values, what it says when they were restored, and how it keeps on. */
export function useKeptForm<V extends object>(
  form: FormInstance<V>,
  draft: KeptDraft<TypedForm<V>>,
  { initialValues, version }: Beginning<V>,
) {
  // A form may be mounted anew beside an open draft: after a save, or when somebody else changed the record.
  const [restored, setRestored] = useState(() => draft.kept())
  const setAll = (values: V) => {
    clearErrors(form, refill(form, values))
  }
  const clear = () => {
    setRestored(undefined)
    void draft.clear()
  }
  /** The form as it is without the draft; `values` where the record has changed since it was opened. */
  const startAnew = (values: V = initialValues) => {
    clear()
    setAll(values)
  }
  const isStale = restored !== undefined && restored.version !== version
  return {
    initialValues: restored
      ? { ...initialValues, ...replaced<V>(restored.values, null, undefined) }
      : initialValues,
    keep: (values: V) =>
      draft.keep({ values: replaced<TypedForm<V>['values']>(values, undefined, null), version }),
    clear,
    startAnew,
    notice: restored && (
      <Alert
        type={isStale ? 'warning' : 'info'}
        showIcon
        className="form-alert"
        title={isStale ? draftCopy.stale : draftCopy.restored}
        action={<Button onClick={() => startAnew()}>{draftCopy.discard}</Button>}
      />
    ),
  }
}
