import * as z from 'zod'
import type { Access, Role } from './access.ts'
import type { Budget } from './budgets.ts'
import type { ErrorDef } from './errors.ts'
import type { ListExport } from './export-columns.ts'
import type { OpenScope } from './open-scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call does to the data: a `create` also honours the Idempotency-Key header. */
export type Effect = 'read' | 'write' | 'create'

/** Which shared limit counts the call (docs/http-conventions.md, Limits). */
export type LimitClass =
  | 'read'
  | 'write'
  | 'login'
  | 'sms'
  | 'captcha'
  | 'upload'
  | 'answer'
  | 'estimate'
  | 'unproven'

type Shape = z.ZodObject<z.ZodRawShape>

export interface CallSpec {
  /** slug.verbNoun, unique: the operationId. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Path with {braces} for its parameters. */
  readonly path: string
  readonly access: Access
  /** When given, one of these roles is needed besides the access kind. */
  readonly roles?: readonly Role[]
  readonly effect: Effect
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: z.ZodType
  /** KiB that its body may have, where the limit of its effect is less than its longest form. */
  readonly bodyKib?: number
  /** `multipart` carries one file in the field `file`; `form` is url-encoded, as OAuth 2 asks. */
  readonly consumes?: 'json' | 'multipart' | 'form'
  /**
   * `bytes` answers with the file itself and no envelope; `events` goes on telling its output (server-sent events); `oauth` answers
   * and refuses as RFC 6749 says, without the envelope.
   */
  readonly produces?: 'json' | 'bytes' | 'events' | 'oauth'
  /** For systems of institutions alone: what their token has to allow (decision 0078). */
  readonly openScope?: OpenScope
  readonly output: z.ZodType
  readonly errors?: readonly ErrorDef[]
  readonly limit?: LimitClass
  /** Which budget of the account and its company a signed-in caller spends; an upload spends its bytes too. */
  readonly spends?: Exclude<Budget, 'uploadedBytes'>
  /** A list that whoever may read it may take along as a file (decision 0104). */
  readonly exported?: ListExport
  /** Reachable although the initial password has not been reset yet. */
  readonly beforeReset?: boolean
  /** Reachable although the code of the second factor has not been given yet. */
  readonly beforeSecondFactor?: boolean
  /** Reachable although the account has to enrol a second factor first. */
  readonly beforeEnrolment?: boolean
  /** Reachable although the account has to agree to the platform's agreement first. */
  readonly beforeConsent?: boolean
  /** Hidden inputs that must never reach a log. */
  readonly secret?: boolean
}

export type AnyCall = Readonly<CallSpec>

/** Defines one call; server binding, typed client, OpenAPI and documentation follow from it. */
export function defineCall<const C extends CallSpec>(spec: C): C {
  const strict = { ...spec }
  if (spec.body instanceof z.ZodObject) Object.assign(strict, { body: refusingMore(spec.body) })
  if (spec.query) Object.assign(strict, { query: spec.query.strict() })
  return strict
}

/** The same object with the same name, refusing properties that it does not know. */
function refusingMore(body: z.ZodObject) {
  const meta = body.meta()
  return meta ? body.strict().meta(meta) : body.strict()
}

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

type Required<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : { [P in K]?: undefined }

/** What a caller passes. */
export type CallInput<C extends AnyCall> = Required<'params', C['params']> &
  Required<'query', C['query']> &
  Required<'body', C['body']>

/** What a handler receives: the same parts, validated. */
export interface ParsedInput<C extends AnyCall> {
  params: Out<C['params']>
  query: Out<C['query']>
  body: Out<C['body']>
}

/** What a caller gets. */
export type CallOutput<C extends AnyCall> = z.output<C['output']>

/** What a handler returns; everything not in the schema is dropped on the way out. */
export type CallResult<C extends AnyCall> = z.input<C['output']>

export type { In as SchemaInput }
