import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { http, type HttpOptions, withParams } from './http.ts'

interface Parts {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/**
 * A call from the browser, checked against the contract without loading it:
 * `call<typeof login>('POST', '/api/system/LoginController/login', { body })` with `import type { login }`.
 */
export function call<C extends AnyCall>(
  method: C['method'],
  path: C['path'],
  input: CallInput<C>,
  options: HttpOptions = {},
): Promise<CallOutput<C>> {
  const { params = {}, query, body } = input as Parts
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  if (method === 'GET') return http.get(address, query, options)
  if (method === 'DELETE') return http.delete(address, query, options)
  const full = withParams(address, query)
  return method === 'PUT' ? http.put(full, body, options) : http.post(full, body, options)
}
