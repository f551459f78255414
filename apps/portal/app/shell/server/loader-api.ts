import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'

type InputArgument<C extends AnyCall> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/**
 * A call from a loader. Throws a Response with the call's own status (401, 403, 404, 422, 503 …) whose body is
 * `LoaderFailure`, so that an unhandled failure becomes the right page.
 */
export type LoaderApi = <C extends AnyCall>(call: C, ...input: InputArgument<C>) => Promise<CallOutput<C>>

export interface LoaderFailure {
  readonly msg: string
  readonly key?: string
  readonly requestId?: string
}
