import {
  type AnyCall,
  callAddress,
  type CallInput,
  type CallOutput,
} from '@lqr/contract/kernel/define-call.ts'
import { type CallFailure, failureOf, networkFailure } from './call/call-failure.ts'
import { callHeaders } from './call/call-headers.ts'
import { endSession } from './session/session-end.ts'

export interface CallOptions {
  /** Sent as Idempotency-Key: a repeated submit gets the first answer. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Instead of the site one came from. */
  cityCode?: string | undefined
  /** Instead of the stored one: of a login that has not been completed, so its refusal ends no session. */
  token?: string | undefined
}

interface Parts {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

/** Every failure passes here, so the 401 rule has one place. */
export function raise(failure: CallFailure, token?: string): never {
  if (failure.endsSession && token === undefined) endSession(failure.msg)
  throw failure
}

async function send(def: AnyCall, input: Parts, options: CallOptions): Promise<Response> {
  const hasBody = def.method !== 'GET' && (input.body !== undefined || def.body !== undefined)
  const headers = callHeaders(options)
  try {
    return await fetch(callAddress(def, input), {
      method: def.method,
      headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
      body: hasBody ? JSON.stringify(input.body ?? {}) : null,
      credentials: 'include',
      signal: options.signal ?? null,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    return raise(networkFailure())
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function isOk(body: unknown): body is { code: 200; data: unknown } {
  return typeof body === 'object' && body !== null && (body as { code?: unknown }).code === 200
}

/** One call of the contract: typed input, typed output; throws CallFailure. */
export async function call<C extends AnyCall>(
  def: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const response = await send(def, input as Parts, options)
  const body = await bodyOf(response)
  return isOk(body) ? (body.data as CallOutput<C>) : raise(failureOf(response.status, body), options.token)
}

/** A call that answers with bytes; its errors still come in the envelope. */
export async function callForBlob<C extends AnyCall>(
  def: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await send(def, input as Parts, options)
  return response.ok ? response.blob() : raise(failureOf(response.status, await bodyOf(response)))
}
