import type { Answer, CallOptions, TestApp } from '../test-app.ts'
import type { FuzzRequest } from './fuzz-requests.ts'

/** Sends a request; answers what is wrong with the answer, with the call and the place: not the envelope, or a failure that the call does not declare. */
export async function faultOf(
  test: TestApp,
  request: FuzzRequest,
  options: CallOptions,
): Promise<string | undefined> {
  const { call, at, input } = request
  const body = call.method === 'GET' ? undefined : input.body
  const parts = { params: inAddress(input.params), query: inAddress(input.query), body }
  const fault = faultIn(request, await test.send(call, parts, options))
  return fault && `${call.name}, ${at}: ${fault}`
}

function faultIn({ call }: FuzzRequest, { status, code, msg, error }: Answer<unknown>): string | undefined {
  if (call.produces !== undefined && call.produces !== 'json' && status === 200) return undefined
  // The token call answers as RFC 6749 says.
  if (call.produces === 'oauth') return typeof error === 'string' && status < 500 ? undefined : `${status}`
  if (code !== status || typeof msg !== 'string' || (status !== 200 && !error))
    return `${status}, no envelope`
  const isDeclared = call.errors?.some(({ key }) => key === error?.key)
  return status >= 500 && !isDeclared ? `${status} ${error?.key}` : undefined
}

/** An address carries text, and none that cannot be encoded. */
function inAddress(part: unknown): Record<string, string> {
  const entries = Object.entries(Object(part) as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      return [name, text.toWellFormed()]
    }),
  )
}
