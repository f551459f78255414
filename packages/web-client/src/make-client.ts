import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { failureOf, isOk, networkFailure } from './call-failure.ts'
import { abortAfter } from './abort-after.ts'
import { callHeaders } from './call-headers.ts'
import { type CallOptions, type ClientSettings, fail } from './client-settings.ts'
import { followNames, NAMES_HEADER } from './follow-names.ts'
import { currentToken } from './cookies/token-cookie.ts'
import { isUnknownThere, otherRelease } from './other-release.ts'

/** Specification 7: two hours; the server's own limits are far shorter. */
const TIMEOUT_MILLISECONDS = 7_200_000
/** What one instance does not know is asked so often, after pauses that become longer by the first: three seconds in all. */
const MOST_TRIES = 5
const PAUSE_MS = 300

/** A call of the contract, or its verb and path alone where its schemas are not to be loaded. */
export type CallPlace<C extends AnyCall> = C | Pick<C, 'method' | 'path'>

interface Parts {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

/** Answers without an envelope (specification 8): downloads, one named call, and PNG images. */
export function skipsEnvelope(address: string, contentType: string): boolean {
  return (
    address.includes('/downloadFile') ||
    address.includes('backEnt/queryEntApprovingTotal') ||
    contentType.startsWith('image/png')
  )
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** The client of specification 7: own origin, credentials, headers, envelope, and one way for all failures. */
export function makeClient(settings: ClientSettings) {
  async function sendOnce(place: CallPlace<AnyCall>, input: Parts, options: CallOptions) {
    const { method } = place
    const sentToken = currentToken()
    const hasBody = method === 'POST' || method === 'PUT'
    const headers = callHeaders(settings, options)
    try {
      const response = await fetch(callAddress(place, input), {
        method,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        body: hasBody ? JSON.stringify(input.body ?? {}) : null,
        credentials: 'include',
        signal: options.signal ?? abortAfter(TIMEOUT_MILLISECONDS),
      })
      followNames(response.headers.get(NAMES_HEADER))
      return { response, sentToken }
    } catch (error) {
      if (options.signal?.aborted) throw error
      return fail(settings, networkFailure(), options, sentToken)
    }
  }

  /** Sends until an instance knows the call, with the same key each time; throws CallFailure for what is refused. */
  async function send(place: CallPlace<AnyCall>, input: Parts, options: CallOptions) {
    for (let tries = 1; ; tries += 1) {
      const sent = await sendOnce(place, input, options)
      const { response, sentToken } = sent
      if (response.ok) return sent
      const failure = failureOf(response.status, await bodyOf(response))
      if (!isUnknownThere(failure)) return fail(settings, failure, options, sentToken)
      if (tries === MOST_TRIES) return fail(settings, otherRelease(failure), options, sentToken)
      await pause(PAUSE_MS * tries)
    }
  }

  /** One call of the contract: typed input, typed output; throws CallFailure. */
  async function call<C extends AnyCall>(
    place: CallPlace<C>,
    input: CallInput<C>,
    options: CallOptions = {},
  ): Promise<CallOutput<C>> {
    const { response, sentToken } = await send(place, input as Parts, options)
    const contentType = response.headers.get('content-type') ?? ''
    if (skipsEnvelope(place.path, contentType)) {
      return (await response.blob()) as CallOutput<C>
    }
    const body = await bodyOf(response)
    if (isOk(body)) return body.data as CallOutput<C>
    return fail(settings, failureOf(response.status, body), options, sentToken)
  }

  /** A call that answers with bytes; its errors still come in the envelope. */
  async function callForBlob<C extends AnyCall>(
    place: CallPlace<C>,
    input: CallInput<C>,
    options: CallOptions = {},
  ): Promise<Blob> {
    const { response } = await send(place, input as Parts, options)
    return response.blob()
  }

  return { call, callForBlob }
}

export type Client = ReturnType<typeof makeClient>
