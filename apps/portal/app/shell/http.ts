import type { Envelope } from '@lqr/contract/kernel/envelope.ts'
import { afterSealing, holdsDraft } from '@lqr/ui/drafts/open-drafts.ts'
import { leaveEndNotice } from './session/end-notice.ts'
import { forgetVisitor, getLoginState, setLoginDialog } from './session/login-state.ts'
import { currentToken } from './session/token-cookie.ts'
import { showToast } from './toast/toast-store.ts'

/** Specification 7: two hours; the server's own limits are far shorter. */
export const TIMEOUT_MILLISECONDS = 7_200_000

export const REQUEST_ERROR = '请求错误'
export const NETWORK_ERROR = '网络错误'

export interface HttpOptions {
  /**
   * No toast, for a form or a page that says in its own place what went wrong. A call without such a place is never
   * quiet: specification 8 wants each failure said.
   */
  quiet?: boolean
  /** Sent as Idempotency-Key, so that a repeated submit gives the first answer. */
  idempotencyKey?: string
  /** Sent instead of the stored token: of a login that has not been completed. */
  token?: string
}

/** A call that failed: `code` is the envelope's, 0 when no answer came. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: number
  readonly key: string | undefined
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, code: number, error?: Envelope<unknown>['error']) {
    super(message)
    this.code = code
    this.key = error?.key
    this.fields = error?.fields ?? {}
  }
}

function headersOf(body: unknown, options: HttpOptions): Headers {
  const headers = new Headers({ accept: 'application/json' })
  const { currSubstation } = getLoginState()
  const token = options.token ?? currentToken()
  if (currSubstation) headers.set('cityCode', currSubstation)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  return headers
}

/** Adds the parameters that have a value; those of the address itself stay. */
export function withParams(address: string, params: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') search.append(key, String(value))
  }
  const text = search.toString()
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address
}

/** Answers without an envelope (specification 8): downloads, one named call, and PNG images. */
export function skipsEnvelope(address: string, contentType: string): boolean {
  return (
    address.includes('/downloadFile') ||
    address.includes('backEnt/queryEntApprovingTotal') ||
    contentType.startsWith('image/png')
  )
}

/**
 * A 401: only a token proven bad signs out and reloads; a stranger is asked to sign in. 503 never touches the login. The
 * sentence is said once more after the reload, and what is being typed is stored before it.
 */
export function answerRefusedToken(hadToken: boolean, sentence: string): void {
  if (hadToken) {
    const hasDraft = holdsDraft()
    forgetVisitor()
    leaveEndNotice({ text: sentence, hasDraft })
    void afterSealing(() => location.reload())
  } else {
    setLoginDialog(true)
  }
}

function fail(error: HttpError, options: HttpOptions, hadToken: boolean): never {
  if (!options.quiet) showToast({ tone: 'error', text: error.message })
  if (error.code === 401 && options.token === undefined) answerRefusedToken(hadToken, error.message)
  throw error
}

async function request(
  method: string,
  address: string,
  body: unknown,
  options: HttpOptions,
): Promise<Response> {
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  try {
    return await fetch(address, {
      method,
      headers: headersOf(body, options),
      body: sent as BodyInit | undefined,
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    })
  } catch {
    return fail(new HttpError(NETWORK_ERROR, 0), options, false)
  }
}

async function envelopeOf(response: Response): Promise<Envelope<unknown>> {
  try {
    return (await response.json()) as Envelope<unknown>
  } catch {
    return { code: response.ok ? 502 : response.status, msg: '' }
  }
}

async function send<T>(method: string, address: string, body: unknown, options: HttpOptions): Promise<T> {
  const hadToken = currentToken() !== undefined
  const response = await request(method, address, body, options)
  const contentType = response.headers.get('content-type') ?? ''
  if (response.ok && skipsEnvelope(address, contentType)) return (await response.blob()) as T
  const envelope = await envelopeOf(response)
  if (envelope.code === 200) return envelope.data as T
  return fail(new HttpError(envelope.msg || REQUEST_ERROR, envelope.code, envelope.error), options, hadToken)
}

async function sendForBlob(address: string, options: HttpOptions): Promise<Blob> {
  const hadToken = currentToken() !== undefined
  const response = await request('GET', address, undefined, options)
  if (response.ok) return response.blob()
  const envelope = await envelopeOf(response)
  return fail(new HttpError(envelope.msg || REQUEST_ERROR, envelope.code, envelope.error), options, hadToken)
}

type Params = Readonly<Record<string, unknown>>

/** The shared client of specification 7: no base address, credentials, cityCode and bearer token, envelope and toasts. */
export const http = {
  get: <T>(address: string, params: Params = {}, options: HttpOptions = {}) =>
    send<T>('GET', withParams(address, params), undefined, options),
  getBlob: (address: string, params: Params = {}, options: HttpOptions = {}) =>
    sendForBlob(withParams(address, params), options),
  post: <T>(address: string, body: unknown = {}, options: HttpOptions = {}) =>
    send<T>('POST', address, body, options),
  put: <T>(address: string, body: unknown = {}, options: HttpOptions = {}) =>
    send<T>('PUT', address, body, options),
  delete: <T>(address: string, params: Params = {}, options: HttpOptions = {}) =>
    send<T>('DELETE', withParams(address, params), undefined, options),
}
