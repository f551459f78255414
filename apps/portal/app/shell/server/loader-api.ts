import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'

/** What a form adds to its call. */
export interface SentWith {
  /** The file of a call that takes one. */
  readonly file?: File
  /** The number of this submit: the same one sent twice is done once. */
  readonly idempotencyKey?: string
  /** Of a session that the form has just begun; the visitor's own without it. */
  readonly token?: string
}

type InputArgument<C extends AnyCall> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, sentWith?: SentWith]
    : [input: CallInput<C>, sentWith?: SentWith]

/**
 * A call from a loader. Throws a Response with the call's own status (401, 403, 404, 422, 503 …) whose body is
 * `LoaderFailure`, so that an unhandled failure becomes the right page.
 */
export type LoaderApi = <C extends AnyCall>(call: C, ...input: InputArgument<C>) => Promise<CallOutput<C>>

export interface LoaderFailure {
  readonly msg: string
  readonly key?: string
  readonly requestId?: string
  /** Field → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the call sent along: the case that stands in the way of another. */
  readonly data?: unknown
}
