import type { ErrorBody } from '@lqr/contract/kernel/envelope.ts'
import { clientCopy } from './copy.ts'

interface FailureParts {
  /** HTTP status of the answer; 0 when none came, 400 where the browser itself hinders. */
  readonly code: number
  readonly msg: string
  readonly key?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** What the server sent along: on a 409 the current row. */
  readonly data?: unknown
}

/** A call that failed, in the words of the contract's envelope. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: number
  readonly msg: string
  readonly key: string | undefined
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown

  constructor(parts: FailureParts) {
    super(parts.msg)
    this.code = parts.code
    this.msg = parts.msg
    this.key = parts.key
    this.fields = parts.fields ?? {}
    this.data = parts.data
  }

  /** What is said where no field shows it: what is wrong with one says more than that something is. */
  get sentence(): string {
    return Object.values(this.fields)[0] ?? this.msg
  }

  /** Only a token proven bad signs out; trouble on the way or at the server never does. */
  get endsSession(): boolean {
    return this.code === 401
  }

  /** Whether the same call may succeed when it is simply sent again. */
  get isPassing(): boolean {
    return this.code === 0 || this.code === 502 || this.code === 503 || this.code === 504
  }
}

interface Answer {
  code?: unknown
  msg?: unknown
  data?: unknown
  error?: Partial<ErrorBody>
}

function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && 'code' in body
}

/** Whether an answer is the envelope of a call that went well. */
export function isOk(body: unknown): body is { code: 200; data: unknown } {
  return isAnswer(body) && body.code === 200
}

/** The failure behind any other answer; a body without an envelope falls back to the HTTP status. */
export function failureOf(status: number, body: unknown): CallFailure {
  if (!isAnswer(body))
    return new CallFailure({ code: status < 400 ? 502 : status, msg: clientCopy.requestError })
  const code = typeof body.code === 'number' ? body.code : status
  const msg = typeof body.msg === 'string' && body.msg ? body.msg : clientCopy.requestError
  // A fault of ours: with its number whoever is asked for help finds the line of the log.
  const number = code === 500 && body.error?.requestId
  return new CallFailure({
    code,
    msg: number ? msg + clientCopy.requestNumber(number) : msg,
    key: body.error?.key,
    fields: body.error?.fields,
    data: body.data,
  })
}

/** No answer at all: offline, cut off, or out of time. */
export function networkFailure(msg: string = clientCopy.networkError): CallFailure {
  return new CallFailure({ code: 0, msg })
}

/** The failure in an unknown error; anything else that was thrown reads as a request error. */
export function asFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure({ code: 0, msg: clientCopy.requestError })
}
