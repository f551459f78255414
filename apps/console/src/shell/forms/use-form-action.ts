import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useAction } from '../use-action.ts'
import { bodyErrors, showErrors, showRefusal } from './contract-form.ts'

interface Options<C extends AnyCall> {
  onDone: (output: CallOutput<C>, input: CallInput<C>) => void
  onFailure?: (failure: CallFailure) => void
  /** Contract field → the form's own field, where they differ. */
  names?: Readonly<Record<string, string>>
  /** Of a login that has not been completed. */
  token?: string | undefined
}

/**
 * A form that makes one writing call: the contract's sentences and the server's refusals at their fields, whatever belongs
 * to no field as `problem`; what was typed stays.
 */
export function useFormAction<C extends AnyCall>(def: C, form: FormInstance, options: Options<C>) {
  const { onDone, onFailure, names = {}, token } = options
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAction(def, {
    quiet: true,
    token,
    onDone,
    onFailure: (failure) => {
      setProblem(showRefusal(form, failure, names))
      onFailure?.(failure)
    },
  })
  return {
    isBusy,
    problem,
    setProblem,
    /** Sends the input unless the contract, or one of the form's own `errors`, says no. */
    submit(input: CallInput<C>, errors: Readonly<Record<string, string>> = {}) {
      setProblem(undefined)
      const all = { ...bodyErrors(def, input.body), ...errors }
      if (Object.keys(all).length > 0) setProblem(showErrors(form, all, names)[0])
      else run(input)
    },
  }
}
