import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { CallFailure, failureOf, isOk, networkFailure } from './call-failure.ts'
import { callHeaders } from './call-headers.ts'
import { type ClientSettings, fail } from './client-settings.ts'
import { currentToken } from './cookies/token-cookie.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import type { CallPlace } from './make-client.ts'

const UPLOAD_CUT = '网络中断，文件没有传完，请重试'

interface UploadOptions {
  /** Percent sent so far, in whole numbers. */
  onProgress: (percent: number) => void
  signal?: AbortSignal
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one file in the field `file` and reports how far it is; fetch cannot. The form says what failed. */
export function makeUpload(settings: ClientSettings) {
  return async <C extends AnyCall>(
    place: CallPlace<C>,
    input: CallInput<C>,
    file: File,
    { onProgress, signal }: UploadOptions,
  ): Promise<CallOutput<C>> => {
    const sentToken = currentToken()
    const request = new XMLHttpRequest()
    request.open(place.method, callAddress(place, input as { query?: object }))
    const headers = callHeaders(settings, { idempotencyKey: newIdempotencyKey() })
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    const form = new FormData()
    form.append('file', file)
    const answer = await new Promise<unknown>((resolve) => {
      request.addEventListener('load', () => resolve(parsed(request.responseText)))
      request.addEventListener('error', () => resolve(networkFailure(UPLOAD_CUT)))
      request.addEventListener('abort', () => resolve(networkFailure('')))
      signal?.addEventListener('abort', () => request.abort())
      request.send(form)
    })
    if (isOk(answer)) return answer.data as CallOutput<C>
    const failure = answer instanceof CallFailure ? answer : failureOf(request.status, answer)
    return fail(settings, failure, { quiet: true }, sentToken)
  }
}
