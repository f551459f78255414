import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { seedDemo } from '../../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../../data/load-demo.ts'
import { type Answer, makeTestApp, type TestApp } from '../test-app.ts'
import { findCallers } from './callers.ts'
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts'
import { seeded } from './seeded.ts'

/** `npm run fuzz` takes more calls and another seed each time. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const MS_PER_CALL = 100

let test: TestApp
let callersOf: (call: AnyCall) => readonly string[]

beforeAll(async () => {
  test = await makeTestApp()
  await loadDemo(test.services, seedDemo)
  callersOf = await findCallers(test)
})
afterAll(() => test.close())

/** What is wrong with an answer: not the envelope, or a failure that the call does not declare. */
function faultOf({ call }: FuzzRequest, { status, code, msg, error }: Answer<unknown>): string | undefined {
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

async function faultAfter(request: FuzzRequest, sent: number): Promise<string | undefined> {
  const callers = callersOf(request.call)
  const account = callers[sent % callers.length]
  // A token of its own: some calls end the session they are sent with.
  const options = account === undefined ? {} : { token: await test.signIn(account) }
  const { params, query, body } = request.input
  const answer = await test.send(
    request.call,
    {
      params: inAddress(params),
      query: inAddress(query),
      body: request.call.method === 'GET' ? undefined : body,
    },
    options,
  )
  const fault = faultOf(request, answer)
  return fault && `${request.call.name}, ${request.at}: ${fault}`
}

it(
  `answers ${CALLS} calls at the limits of their fields, each with its envelope and none with a failure`,
  { timeout: CALLS * MS_PER_CALL },
  async () => {
    const random = seeded(SEED)
    const running = allCalls.map((call) => fuzzRequests(call, random))
    const faults: string[] = []
    for (let sent = 0; sent < CALLS; sent += 1) {
      const next = running[sent % running.length]?.next()
      const fault =
        next && !next.done ? await faultAfter(next.value, Math.floor(sent / running.length)) : undefined
      if (fault) faults.push(fault)
    }
    expect(faults, `seed ${SEED}`).toEqual([])
  },
)
