import type { Logger } from 'pino'
import type { ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall, CallResult, ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import type { Db } from '../data/database.ts'
import type { Actor } from './actor.ts'
import type { AuditEntry } from './audit.store.ts'
import type { Services } from './services.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'

type KindOf<A> = A extends readonly (infer K)[] ? K : A

/** Whoever gets past the access of a call: always somebody, except on public calls and those open to outside systems. */
export type ActorOf<C extends AnyCall> = [Extract<KindOf<C['access']>, 'public' | ServiceKind>] extends [
  never,
]
  ? Actor
  : Actor | undefined

/** What a handler works with. On writes `db` is the transaction that also holds the audit rows. */
export interface CallContext<C extends AnyCall> extends ParsedInput<C> {
  readonly actor: ActorOf<C>
  readonly db: Db
  readonly services: Services
  readonly now: Date
  readonly request: RequestFacts
  readonly log: Logger
  /** The file of a multipart call. */
  readonly file: C['consumes'] extends 'multipart' ? UploadedFile : undefined
  /** Recorded in the same transaction as the write. */
  audit(entry: AuditEntry): void
  /** The person the audit rows of a public call belong to (login, registration). */
  actAs(actor: { accountId: string; userSourceType: Actor['userSourceType'] }): void
}

export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string | null
  /** The site's six-digit code of the cityCode header: a display filter, never a right. */
  readonly cityCode: string
  readonly bearer: string | undefined
  /** A solved captcha of the X-Captcha-Uuid and X-Captcha headers, for calls whose address has no place for it. */
  readonly captcha: { readonly uuid: string; readonly answer: string } | undefined
  /** The outside system that has proven itself. */
  readonly service: string | undefined
}

/** Bytes as an answer: name and type for the headers. */
export interface ByteAnswer {
  readonly stream: NodeJS.ReadableStream | Buffer
  readonly mime: string
  readonly name: string
  readonly size: number
}

export type Handler<C extends AnyCall> = (
  context: CallContext<C>,
) => Promise<C['produces'] extends 'bytes' ? ByteAnswer : CallResult<C>>

/** What a guard works with: `db` is the pool, so what it writes stays although the call is then refused. */
export type GuardContext<C extends AnyCall> = Omit<CallContext<C>, 'audit' | 'actAs'>

export interface BoundCall {
  readonly call: AnyCall
  readonly handler: Handler<AnyCall>
  readonly guard?: (context: GuardContext<AnyCall>) => Promise<unknown>
}

/** Binds a contract call to its handler; every call of the contract is bound exactly once (checked at start). */
export function bindCall<const C extends AnyCall>(call: C, handler: Handler<C>): BoundCall {
  return { call, handler: handler as unknown as Handler<AnyCall> }
}

/** Binds a second address of a call, defined from the first one, to the same guard and handler: twins never differ. */
export function bindTwin(twin: AnyCall, bound: BoundCall): BoundCall {
  return { ...bound, call: twin }
}

/**
 * Binds a call whose refusals must leave a trace (tries, failures, used-up captchas) or whose checks are slow (password
 * hashing, an outside system): the guard runs before the transaction and holds no connection while it waits; what it
 * answers is the handler's `proof`. A guard never counts on what it read being still true: the handler claims by itself.
 */
export function bindGuardedCall<const C extends AnyCall, P>(
  call: C,
  guard: (context: GuardContext<C>) => Promise<P>,
  handler: (context: CallContext<C> & { readonly proof: P }) => ReturnType<Handler<C>>,
): BoundCall {
  return {
    call,
    guard: guard as unknown as (context: GuardContext<AnyCall>) => Promise<unknown>,
    handler: handler as unknown as Handler<AnyCall>,
  }
}
