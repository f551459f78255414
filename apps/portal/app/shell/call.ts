import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { CallOptions } from '@lqr/web-client/client-settings.ts'
import { client } from './client.ts'

/**
 * A call from the browser, checked against the contract without loading it:
 * `call<typeof login>('POST', '/api/system/LoginController/login', { body })` with `import type { login }`.
 */
export function call<C extends AnyCall>(
  method: C['method'],
  path: C['path'],
  input: CallInput<C>,
  options?: CallOptions,
): Promise<CallOutput<C>> {
  return client.call<C>({ method, path }, input, options)
}
