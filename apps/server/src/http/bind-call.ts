import type { Logger } from 'pino'
import type { ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall, CallResult, ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import type { Db } from '../data/database.ts'
import type { Actor } from './actor.ts'
import type { AuditEntry, AuditOrigin } from './audit.store.ts'
import type { Services } from './services.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'

type KindOf<A> = A extends readonly (infer K)[] ? K : A

/** Whoever gets past the access of a call: always somebody, except on public calls and those open to outside systems. */
export type ActorOf<C extends AnyCall> = [Extract<KindOf<C['access']>, 'public' | ServiceKind>] extends [
  never,
]
  ? Actor
  : Actor | undefined

interface Surroundings {
  readonly db: Db
  readonly services: Services
  readonly now: Date
  readonly request: RequestFacts
  readonly log: Logger
  /** Has the browser keep this for its next sign-in. */
  readonly keepDevice: (token: string) => void
}

/** What the pipeline has of a request once it is checked, whatever its call. */
export interface Checked extends Surroundings {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly actor: Actor | undefined
  readonly file: UploadedFile | undefined
}

interface Recording {
  /** Recorded in the same transaction as the write. */
  audit(entry: AuditEntry): void
  /** The person the audit rows of a public call belong to (login, registration). */
  actAs(actor: NonNullable<AuditOrigin['actor']>): void
  /** A public read did something besides answering: whoever asks the same has it done again. */
  notForOthers(): void
  /**
   * A part of the answer that is the same whoever asks: who is not signed in may be given one that was made within the last minute for somebody
   * else. `part` names it and all that it depends on.
   */
  forAll<Part>(part: string, make: () => Promise<Part>): Promise<Part>
}

/** For whoever is given nothing that was made for others. */
export const madeAnew: Recording['forAll'] = (_part, make) => make()

/** What a guard works with: `db` is the pool, so what it writes stays although the call is then refused. */
export interface GuardContext<C extends AnyCall> extends Surroundings, ParsedInput<C> {
  readonly actor: ActorOf<C>
  /** The file of a multipart call. */
  readonly file: C['consumes'] extends 'multipart' ? UploadedFile : undefined
}

/** What a handler works with. On writes `db` is the transaction that also holds the audit rows. */
export interface CallContext<C extends AnyCall> extends GuardContext<C>, Recording {}

export interface BasicCredential {
  readonly name: string
  readonly secret: string
}

export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string | null
  /** The site's six-digit code of the cityCode header: a display filter, never a right. */
  readonly cityCode: string
  readonly bearer: string | undefined
  /** Name and secret of a Basic Authorization header, of a system that asks for a token. */
  readonly basic: BasicCredential | undefined
  /** What the browser keeps since a sign-in, read from a cookie that only the calls which sign in get (decision 0045). */
  readonly device: string | undefined
  /** A solved captcha of the X-Captcha… headers, for calls whose address has no place for it. */
  readonly captcha:
    | { readonly uuid: string; readonly answer: string; readonly proof: string | undefined }
    | undefined
  /** The outside system that has proven itself. */
  readonly service: string | undefined
}

/** Bytes as an answer: name and type for the headers. */
export interface ByteAnswer {
  readonly stream: NodeJS.ReadableStream | Buffer
  readonly mime: string
  readonly name: string
  /** Left out where the bytes are made while they are sent. */
  readonly size?: number
  /** What stands at the address never changes, and everyone may keep it. */
  readonly isImmutable?: boolean
}

/** What goes on being told: `open` hands every event to `notify` until what it answers is called. */
export interface EventAnswer<Event> {
  open(notify: (event: Event) => void, end: () => void): () => void
}

type Answered<C extends AnyCall> = C['produces'] extends 'bytes'
  ? ByteAnswer
  : C['produces'] extends 'events'
    ? EventAnswer<CallResult<C>>
    : CallResult<C>

export type Handler<C extends AnyCall> = (context: CallContext<C>) => Promise<Answered<C>>

/** A handler as the pipeline runs it: with everything checked, but no type of its call. */
export type Run = (context: Checked & Recording) => Promise<unknown>

export interface BoundCall {
  readonly call: AnyCall
  /** Guards the call where it has a guard, and answers what then runs. */
  readonly prepare: (checked: Checked) => Promise<Run>
  /** What is checked before it runs may pass only once: a code that is used up. */
  readonly isGuarded?: true
  /** Asks an outside system within its transaction, and so holds a connection of the database while that takes its time. */
  readonly asksInTransaction?: true
}

/** Marks a call that asks an outside system within its transaction: only so many of these run at once, the others wait without a connection. */
export function askingInTransaction(bound: BoundCall): BoundCall {
  return { ...bound, asksInTransaction: true }
}

/**
 * The one place where what was checked at run time gets the type that says so: the pipeline has admitted the actor
 * (`access.ts`), read the parts by the call's own schemas, and a file where the call takes one (`register-calls.ts`).
 */
function typed<C extends AnyCall, More = unknown>(checked: Checked & More): GuardContext<C> & More {
  return checked as GuardContext<C> & More
}

/** Binds a contract call to its handler; every call of the contract is bound exactly once (checked at start). */
export function bindCall<const C extends AnyCall>(call: C, handler: Handler<C>): BoundCall {
  const run: Run = (context) => handler(typed<C, Recording>(context))
  return { call, prepare: () => Promise.resolve(run) }
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
  const prepare = async (checked: Checked): Promise<Run> => {
    const proof = await guard(typed<C>(checked))
    return (context) => handler({ ...typed<C, Recording>(context), proof })
  }
  return { call, prepare, isGuarded: true }
}
