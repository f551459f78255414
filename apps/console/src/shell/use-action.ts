import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { asFailure, type CallFailure } from '@lqr/web-client/call-failure.ts'
import { makeKeyKeeper } from '@lqr/web-client/idempotency-key.ts'
import { call } from './client.ts'

interface Options<C extends AnyCall> {
  onDone?: (output: CallOutput<C>, input: CallInput<C>) => void
  onFailure?: (failure: CallFailure) => void
  /** The screen shows the failure itself. */
  quiet?: boolean
  /** Of a login that has not been completed. */
  token?: string | undefined
}

/**
 * A writing call. One content keeps one Idempotency-Key until it succeeded, so pressing again after a lost answer gives
 * the first answer and never a second row; a changed content gets its own key.
 */
export function useAction<C extends AnyCall>(def: C, options: Options<C> = {}) {
  const [keys] = useState(() => makeKeyKeeper())
  // Two presses can come before the screen has shown the first one.
  const isRunning = useRef(false)
  const mutation = useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationFn: (input) =>
      call(def, input, {
        idempotencyKey: def.effect === 'create' ? keys.keyFor(input) : undefined,
        token: options.token,
      }),
    meta: { quiet: options.quiet ?? false },
    onSuccess: (output, input) => {
      keys.release()
      options.onDone?.(output, input)
    },
    onError: (error) => options.onFailure?.(asFailure(error)),
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    /** A second press while the call runs does nothing. */
    run: (input: CallInput<C>) => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input)
    },
    isBusy: mutation.isPending,
    failure: mutation.error ? asFailure(mutation.error) : undefined,
    reset: mutation.reset,
  }
}
