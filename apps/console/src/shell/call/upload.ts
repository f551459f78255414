import {
  type AnyCall,
  callAddress,
  type CallInput,
  type CallOutput,
} from '@lqr/contract/kernel/define-call.ts'
import { raise } from '../client.ts'
import { type CallFailure, failureOf, networkFailure } from './call-failure.ts'
import { callHeaders } from './call-headers.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one file of a multipart call; `onProgress` gets 0 to 100. XMLHttpRequest because fetch reports no upload progress. */
export async function upload<C extends AnyCall>(
  def: C,
  input: CallInput<C>,
  file: Blob,
  fileName: string,
  onProgress: (percent: number) => void,
): Promise<CallOutput<C>> {
  const outcome = await new Promise<{ data: unknown } | CallFailure>((resolve) => {
    const request = new XMLHttpRequest()
    request.open(def.method, callAddress(def, input as { query?: object }))
    for (const [name, value] of Object.entries(callHeaders({ idempotencyKey: newIdempotencyKey() }))) {
      request.setRequestHeader(name, value)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100))
    request.addEventListener('load', () => {
      const body = parsed(request.responseText) as { code?: number; data?: unknown } | undefined
      resolve(body?.code === 200 ? { data: body.data } : failureOf(request.status, body))
    })
    request.addEventListener('error', () => resolve(networkFailure()))
    const form = new FormData()
    form.append('file', file, fileName)
    request.send(form)
  })
  if (outcome instanceof Error) return raise(outcome)
  return outcome.data as CallOutput<C>
}
