import type { Envelope } from '@lqr/contract/kernel/envelope.ts'
import { answerRefusedToken, HttpError, REQUEST_ERROR, withParams } from './http.ts'
import { getLoginState } from './session/login-state.ts'
import { currentToken } from './session/token-cookie.ts'

const NETWORK_ERROR = '网络中断，文件没有传完，请重试'

export interface UploadOptions {
  query?: Readonly<Record<string, unknown>>
  idempotencyKey: string
  signal: AbortSignal
  /** Percent sent so far. */
  onProgress: (percent: number) => void
}

function envelopeOf<T>(request: XMLHttpRequest): Envelope<T> {
  try {
    return JSON.parse(request.responseText) as Envelope<T>
  } catch {
    return { code: request.status === 200 ? 502 : request.status, msg: '' } as Envelope<T>
  }
}

/** Sends one file in the field `file` and reports how far it is; fetch cannot. Refusals are `HttpError`, as in the client. */
export function upload<T>(address: string, file: File, options: UploadOptions): Promise<T> {
  const { query, idempotencyKey, signal, onProgress } = options
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', withParams(address, query))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', idempotencyKey)
    const { currSubstation } = getLoginState()
    const token = currentToken()
    if (currSubstation) request.setRequestHeader('cityCode', currSubstation)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('error', () => reject(new HttpError(NETWORK_ERROR, 0)))
    request.addEventListener('abort', () => reject(new HttpError('', 0)))
    request.addEventListener('load', () => {
      const { code, msg, data, error } = envelopeOf<T>(request)
      if (code === 401) answerRefusedToken(token !== undefined, msg || REQUEST_ERROR)
      if (code === 200) resolve(data as T)
      else reject(new HttpError(msg || REQUEST_ERROR, code, error))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
